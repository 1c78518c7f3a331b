import type { Attachment } from "svelte/attachments";

/** A list with one stop for the Tab key: arrows go from one button to the next. */
export const roving: Attachment<HTMLElement> = (list) => {
  function key(event: KeyboardEvent): void {
    const buttons = [...list.querySelectorAll<HTMLElement>("[data-piece]")];
    const index = buttons.indexOf(event.target as HTMLElement);
    if (index < 0) return;
    let next: HTMLElement | undefined;
    if (event.key === "ArrowRight" || event.key === "ArrowDown") next = buttons[(index + 1) % buttons.length];
    else if (event.key === "ArrowLeft" || event.key === "ArrowUp") next = buttons.at(index - 1);
    else if (event.key === "Home") next = buttons[0];
    else if (event.key === "End") next = buttons.at(-1);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  list.addEventListener("keydown", key);
  return () => list.removeEventListener("keydown", key);
};
