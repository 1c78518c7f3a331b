/** What the players are called whose seats sentences name by a letter. */
let names = $state.raw<Readonly<Record<string, string>>>({});

export const players = {
  /** What the player of a seat is called, where that is known. */
  of(letter: string): string | undefined {
    return names[letter];
  },
  /** Call the players by these names from now on; nothing is said anew where they are called so already. */
  call(called: Readonly<Record<string, string>>): void {
    const letters = Object.keys({ ...names, ...called });
    if (letters.some((letter) => names[letter] !== called[letter])) names = called;
  },
};
