/**
 * A message stands in a strip at the foot of the window, and the page gives it room (styles/notices.css here): the buttons that
 * stay in view stand above it, and what it speaks of, or is being typed in, is brought out from under it.
 */
import { useEffect } from "react";

const room = "--notice-room";

/** What messages speak of, and last the field in hand, which has to be seen in any case. */
const spokenOf = ["[data-decide]", ".entry-twin", ".form-refusal", "main :focus"] as const;

/** To be called by what stands around a page: there are boards for messages and for pages that could not be fetched. */
export function useNoticeSpace(): void {
  useEffect(() => {
    const boards = [...document.querySelectorAll<HTMLElement>(".notices")];
    const observer = new ResizeObserver(() => {
      const height = Math.max(...boards.map(({ offsetHeight }) => offsetHeight));
      if (height > 0) reserveSpace(height);
      else releaseSpace();
    });
    for (const board of boards) observer.observe(board);
    return () => observer.disconnect();
  }, []);
}

/** @param height of the message, in pixels */
function reserveSpace(height: number): void {
  document.documentElement.style.setProperty(room, `${height}px`);
  for (const what of spokenOf) document.querySelector(what)?.scrollIntoView({ block: "nearest" });
}

/** What stands above the strip comes down when it goes; not while a pointer is about to press it. */
function releaseSpace(): void {
  const comeDown = () => {
    if (document.querySelector(".notice") === null) document.documentElement.style.removeProperty(room);
  };
  const pressed = document.querySelector(".form-buttons:hover");
  if (pressed && matchMedia("(hover: hover)").matches)
    pressed.addEventListener("pointerleave", comeDown, { once: true });
  else comeDown();
}
