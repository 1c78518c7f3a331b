import { speak } from "../../words";

/** What an ability does; its sentence in full begins with its heading, which stands above it already. */
export function told(heading: string, sentence: string): string {
  const whole = speak(sentence);
  const head = `${speak(heading)} – `;
  return whole.startsWith(head) ? whole.slice(head.length) : whole;
}
