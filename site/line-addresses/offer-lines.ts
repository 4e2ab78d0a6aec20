/**
 * Offers the link to a line of a song, and to report a mistake in it: by its number, which a mouse on the line shows
 * and the keyboard reaches as one button for all lines, or by a long press, which selects as usual.
 */
import { findLines, type Line } from "../reading-place/find-lines.ts";
import { isShown } from "../reading-place/same-line.ts";
import type { IslandTexts } from "../texts/island-texts.ts";
import type { LineOffers } from "./line-offer.ts";
import { onLongPress } from "./long-press.ts";
import { nameOf } from "./name-of-line.ts";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * @param host an empty element above the lyrics
 * @returns a function that ends it
 */
export function offerLines(host: HTMLElement, offers: LineOffers, texts: IslandTexts["song"]): () => void {
  const lyrics = host.parentElement ?? host;
  const { lines } = texts;
  const ended = new AbortController();
  const { signal } = ended;
  const { number, box, status } = makeParts(host, lines.all);
  let current: Line | undefined;

  const show = (line: Line | undefined) => {
    if (!line || line.element === current?.element) return;
    if (box.matches(":popover-open")) box.hidePopover();
    current = line;
    number.textContent = line.name.replace(/\D+/, "");
    number.ariaLabel = lines.button(nameOf(line, lines));
    placeBeside(number, line.element, host);
  };
  const open = async () => {
    const { fillOffer } = await import("./line-offer.ts");
    if (!current) return;
    fillOffer(box, current, offers, texts);
    placeBelow(box, current.element);
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    const shown = findLines().filter(isShown);
    show(shown.at((shown.findIndex(({ element }) => element === current?.element) + by) % shown.length));
    current?.element.scrollIntoView({ block: "nearest" });
    status.textContent = current ? `${nameOf(current, lines)}: ${current.element.textContent}` : "";
  };
  const point = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === "mouse" && !box.matches(":popover-open")) show(lineOf(target));
  };
  const press = (target: EventTarget | null) => {
    const line = lineOf(target);
    show(line);
    if (line) box.showPopover();
  };
  lyrics.addEventListener("pointerover", point, { signal });
  onLongPress(lyrics, press, signal);
  number.addEventListener("focus", () => show(current ?? firstInView()), { signal });
  number.addEventListener("keydown", step, { signal });
  box.addEventListener(
    "toggle",
    ({ newState }) => newState === "open" && void open().catch(() => box.hidePopover()),
    { signal },
  );
  return () => {
    ended.abort();
    host.replaceChildren();
  };
}

/** Without scripts nothing of it would work, so the server does not render it. */
function makeParts(host: HTMLElement, label: string) {
  const number = document.createElement("button");
  const box = document.createElement("div");
  const status = document.createElement("span");
  Object.assign(number, { type: "button", className: "line-number", popoverTargetElement: box });
  number.ariaLabel = label;
  Object.assign(box, { className: "line-offer", popover: "auto" });
  Object.assign(status, { className: "unseen", role: "status" });
  host.append(number, box, status);
  return { number, box, status };
}

function lineOf(target: EventTarget | null): Line | undefined {
  return findLines().find(({ element }) => element === target);
}

function firstInView(): Line | undefined {
  const shown = findLines().filter(isShown);
  const isBelow = ({ element }: Line, edge: number) => element.getBoundingClientRect().top > edge;
  return shown.find((line) => isBelow(line, innerHeight / 4)) ?? shown[0];
}

/** In pixels. */
const [gap, edge] = [8, 10];

/** After the text of the line: before it are the numbers of stanzas. */
function placeBeside(number: HTMLElement, line: Element, host: Element): void {
  const text = document.createRange();
  text.selectNodeContents(line);
  const last = [...text.getClientRects()].at(-1) ?? line.getBoundingClientRect();
  const from = host.getBoundingClientRect();
  const mostRight = document.documentElement.clientWidth - edge - number.offsetWidth;
  number.style.left = `${Math.min(last.right + gap, mostRight) - from.left}px`;
  number.style.top = `${(last.top + last.bottom - number.offsetHeight) / 2 - from.top}px`;
}

/** It scrolls with the page. */
function placeBelow({ style, offsetWidth, offsetHeight }: HTMLElement, line: Element): void {
  const { left, top, bottom } = line.getBoundingClientRect();
  const isAbove = bottom + gap + offsetHeight > innerHeight;
  const mostLeft = document.documentElement.clientWidth - edge - offsetWidth;
  style.top = `${(isAbove ? top - gap - offsetHeight : bottom + gap) + scrollY}px`;
  style.left = `${Math.max(edge, Math.min(left, mostLeft)) + scrollX}px`;
}
