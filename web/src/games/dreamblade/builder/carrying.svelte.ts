/** What is carried from the gallery, and what from the warband. */
const FROM = { mine: "text/x-oneiros-exhibit", all: "text/x-oneiros-mine" } as const;

/** Miniatures that are dragged with a mouse, into the warband and out of it. */
export class Carrying {
  /** Above which of the two something is held that may be dropped there. */
  over = $state<"" | "all" | "mine">("");

  constructor(
    private readonly onin: (id: string) => void,
    private readonly onout: (name: string) => void,
  ) {}

  readonly begin = ({ target, dataTransfer }: DragEvent): void => {
    if (!(target instanceof Element) || !dataTransfer) return;
    const exhibit = target.closest<HTMLElement>("[data-exhibit]")?.dataset["exhibit"];
    const own = target.closest<HTMLElement>("[data-mine]")?.dataset["mine"];
    if (own) dataTransfer.setData(FROM.all, own);
    else if (exhibit) dataTransfer.setData(FROM.mine, exhibit);
  };

  readonly leave = (): void => {
    this.over = "";
  };

  above(event: DragEvent, place: "all" | "mine"): void {
    if (!event.dataTransfer?.types.includes(FROM[place])) return;
    event.preventDefault();
    this.over = place;
  }

  readonly dropOnMine = (event: DragEvent): void => {
    this.drop(event, FROM.mine, this.onin);
  };

  readonly dropOnAll = (event: DragEvent): void => {
    this.drop(event, FROM.all, this.onout);
  };

  private drop(event: DragEvent, from: string, act: (what: string) => void): void {
    this.over = "";
    const what = event.dataTransfer?.getData(from);
    if (!what) return;
    event.preventDefault();
    act(what);
  }
}
