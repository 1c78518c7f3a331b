"""`python -m oneiros` is the command `oneiros`."""

from oneiros.cli import main

raise SystemExit(main())
