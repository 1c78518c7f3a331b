import type { Event } from "../../messages";
import { type Heard, type Placed, placed } from "./cues";

/** What the ends of a game and of a wait look like from this browser. */
export interface Standing {
  /** Whether somebody here is asked, and everything has been seen. */
  readonly myTurn: boolean;
  /** Whether others have acted since somebody here did. */
  readonly others: boolean;
  /** Who has won, once that has been seen. */
  readonly winners: readonly number[] | null;
  /** The seats of this browser. */
  readonly mine: readonly number[];
}

/** Finds out what is to be heard, and says each thing once. */
export class Hearing {
  #moment: readonly Event[];
  #standing: Standing;

  /** Begin with what is seen already, of which nothing is heard. */
  constructor(moment: readonly Event[], standing: Standing) {
    this.#moment = moment;
    this.#standing = standing;
  }

  /** What is heard of the events that are shown now. */
  see(moment: readonly Event[], heard: (event: Event) => Heard | undefined): Placed[] {
    if (moment === this.#moment) return [];
    this.#moment = moment;
    return placed(moment.flatMap((event) => heard(event) ?? []));
  }

  /** What is heard of how things stand now: it is somebody's turn again, or all is over. */
  stand(standing: Standing): Placed[] {
    const before = this.#standing;
    this.#standing = standing;
    if (standing.winners !== null && before.winners === null) return placed([{ cue: ending(standing), strength: 1 }]);
    return standing.myTurn && !before.myTurn && standing.others ? placed([{ cue: "your-turn", strength: 1 }]) : [];
  }
}

/** How a game has ended for those here; whoever only looks on, or plays all seats, hears that it has. */
function ending({ winners, mine }: Standing): "victory" | "defeat" | "draw" | "end" {
  const won = mine.filter((seat) => winners?.includes(seat)).length;
  if (mine.length === 0 || (won > 0 && won < mine.length)) return "end";
  if (winners?.length === 0) return "draw";
  return won > 0 ? "victory" : "defeat";
}
