/**
 * The box that shows what a word means, beside its line: it covers neither the line nor the bar, and is whole on the
 * screen.
 */
import { type MarkedWord, placeOf } from "./marked-words.ts";

export interface MeaningBox {
  readonly element: HTMLElement;
  readonly show: (word: MarkedWord) => void;
  readonly hide: () => void;
}

/** @param onHide is called after each end, also by a tap elsewhere or Escape */
export function createMeaningBox(closeText: string, onHide: () => void): MeaningBox {
  const element = Object.assign(document.createElement("div"), { className: "word-meaning" });
  const list = document.createElement("dl");
  const close = Object.assign(document.createElement("button"), {
    type: "button",
    textContent: "×",
    ariaLabel: closeText,
  });
  element.popover = "auto";
  element.append(list, close);
  let shown: MarkedWord | null = null;
  const isOpen = () => element.matches(":popover-open");
  const hide = () => isOpen() && element.hidePopover();
  const keepPlace = () => shown && isOpen() && place(element, shown);
  close.addEventListener("click", hide);
  element.addEventListener("toggle", ({ newState }) => {
    if (newState === "open") return addEventListener("resize", keepPlace);
    removeEventListener("resize", keepPlace);
    onHide();
  });
  const show = (word: MarkedWord) => {
    shown = word;
    list.replaceChildren(...word.entry.cloneNode(true).childNodes);
    if (!isOpen()) element.showPopover();
    place(element, word);
  };
  return { element, show, hide };
}

/** In pixels, between a line and its meaning, and between the meaning and the edge of the window. */
const [gap, edge] = [6, 10];
/** Room for the close mark and a line of text beside a line of lyrics that fills the screen. */
const leastHeight = 56;

/** Below the line, or above it if there is more room; it scrolls with the page, and within if it is too long. */
function place(element: HTMLElement, word: MarkedWord): void {
  const { style } = element;
  const parent = word.text.parentElement;
  // Below each other, a line in both scripts is one.
  const line = (parent?.closest(".stanza > p") ?? parent)?.getBoundingClientRect() ?? placeOf(word);
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const bar = document.querySelector(".lyrics-tools")?.getBoundingClientRect();
  // Above what is fixed to the lower edge.
  const bottom = innerHeight - (Number.parseFloat(scrollPaddingBottom) || edge);
  style.maxHeight = "";
  const { offsetWidth, offsetHeight } = element;
  const roomBelow = bottom - line.bottom - gap;
  const belowBar = (bar?.bottom ?? Number.parseFloat(scrollPaddingTop)) + gap;
  // Better over the bar than over the line, if the line is just below the bar and at the bottom of the window.
  const top = Math.max(line.top - gap - belowBar, roomBelow) < leastHeight ? edge : belowBar;
  const roomAbove = line.top - gap - top;
  const isAbove = offsetHeight > roomBelow && roomAbove > roomBelow;
  const height = Math.min(offsetHeight, Math.max(isAbove ? roomAbove : roomBelow, leastHeight));
  const wanted = isAbove ? line.top - gap - height : line.bottom + gap;
  const mostLeft = document.documentElement.clientWidth - edge - offsetWidth;
  style.maxHeight = `${height}px`;
  style.top = `${Math.max(top, Math.min(wanted, bottom - height)) + scrollY}px`;
  style.left = `${Math.max(edge, Math.min(placeOf(word).left, mostLeft)) + scrollX}px`;
}
