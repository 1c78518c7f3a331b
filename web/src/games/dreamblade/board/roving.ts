import type { Attachment } from "svelte/attachments";

/** A list with one stop for the Tab key: arrows go from one button to the next. */
export const roving: Attachment<HTMLElement> = (list) => {
  function key(event: KeyboardEvent): void {
    const buttons = [...list.querySelectorAll<HTMLElement>("[data-piece]")];
    const place = buttons.indexOf(event.target as HTMLElement);
    if (place < 0) return;
    let next: HTMLElement | undefined;
    if (event.key === "ArrowRight" || event.key === "ArrowDown") next = buttons[(place + 1) % buttons.length];
    else if (event.key === "ArrowLeft" || event.key === "ArrowUp") next = buttons.at(place - 1);
    else if (event.key === "Home") next = buttons[0];
    else if (event.key === "End") next = buttons.at(-1);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  list.addEventListener("keydown", key);
  return () => list.removeEventListener("keydown", key);
};
