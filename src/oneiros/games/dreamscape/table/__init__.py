"""What is true: dreamworld, dreamscapes, cards, and the verbs that change them."""
