/** Marks the words of the lyrics while the page is shown, and tells which one a visitor points at. */
import { savesData } from "../following/saves-data.ts";
import { untilIdle } from "../islands/until-idle.ts";
import { caretAt, findMarkedWords, highlight, isAt, type MarkedWord, wordAt } from "./marked-words.ts";

/** Milliseconds that the mouse rests on a word before its meaning is shown, and has left it before it is hidden. */
const restsFor = 250;

export interface WordMarks {
  /** @returns the words, in the order of the page, once they are known */
  readonly find: () => Promise<readonly MarkedWord[]>;
  readonly stop: () => void;
}

/**
 * The words are fetched when the page is idle; for visitors who save data, when they first touch a line.
 * @param onPoint gets the word that was tapped, or on which the mouse rests; null when it has left it for something
 * else than its meaning
 */
export function startWordMarks(lyrics: HTMLElement, onPoint: (word: MarkedWord | null) => void): WordMarks {
  const left = new AbortController();
  let words: readonly MarkedWord[] = [];
  let entries: Promise<readonly HTMLElement[]> | undefined;
  let marking: Promise<readonly MarkedWord[]> | undefined;
  const mark = async () => {
    entries ??= fetchEntries(left.signal);
    const listed = await entries.catch(() => {
      // The next touch tries again.
      entries = marking = undefined;
      return [];
    });
    if (left.signal.aborted) return [];
    words = findMarkedWords(listed);
    highlight("explained", words);
    return words;
  };
  const find = () => {
    marking ??= mark();
    return marking;
  };
  let text = textOf(lyrics);
  // A change of the song, or another of its forms, replaces lines.
  const changes = new MutationObserver((records) => {
    if (records.every(({ target }) => (target as Element).closest(".meanings"))) return;
    if (text !== textOf(lyrics)) entries = undefined;
    text = textOf(lyrics);
    marking = undefined;
    if (entries || !savesData()) void find();
  });
  changes.observe(lyrics, { childList: true, subtree: true });
  const followed = followPointer(lyrics, { signal: left.signal, onPoint, find, marked: () => words });
  if (window.earlyInteractions.tap) void followed.carryOutTap();
  else if (!savesData()) void untilIdle().then(find);
  return {
    find,
    stop: () => {
      left.abort();
      changes.disconnect();
      highlight("explained", []);
    },
  };
}

/** The list of a draft is in its page. */
async function fetchEntries(signal: AbortSignal): Promise<readonly HTMLElement[]> {
  const link = document.querySelector<HTMLAnchorElement>(".meanings h2 a");
  const inPage = (page: Document) => [...page.querySelectorAll<HTMLElement>(".word-list > div")];
  if (!link) return inPage(document);
  const response = await fetch(link.href, { signal });
  if (!response.ok) throw new Error(`The words of the song were answered ${response.status}.`);
  return inPage(new DOMParser().parseFromString(await response.text(), "text/html"));
}

function textOf(lyrics: HTMLElement): string {
  return Array.from(lyrics.querySelectorAll(".stanza"), ({ textContent }) => textContent).join();
}

interface Following {
  readonly signal: AbortSignal;
  readonly onPoint: (word: MarkedWord | null) => void;
  readonly find: WordMarks["find"];
  /** Those that are known. */
  readonly marked: () => readonly MarkedWord[];
}

function followPointer(lyrics: HTMLElement, { signal, onPoint, find, marked }: Following) {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let last: MarkedWord | undefined;
  const { earlyInteractions } = window;
  signal.addEventListener("abort", () => {
    clearTimeout(resting);
    lyrics.style.cursor = "";
  });
  const carryOutTap = async (event?: MouseEvent) => {
    const { tap } = earlyInteractions;
    earlyInteractions.tap = null;
    if (!tap || isSelecting()) return;
    const word = wordAt(await find(), tap);
    // Of a tap before the scripts the place does not count any more.
    if (!word || (event && !isAt(word, event.clientX, event.clientY))) return;
    // What is hidden right after a click does not come back because the mouse still rests there.
    clearTimeout(resting);
    onPoint(word);
  };
  lyrics.addEventListener("click", carryOutTap, { signal });
  document.addEventListener(
    "pointermove",
    ({ pointerType, buttons, target, clientX, clientY }) => {
      if (pointerType !== "mouse" || !(target instanceof Element)) return;
      if (buttons > 0 || target.closest(".word-meaning")) return clearTimeout(resting);
      const found = target.closest(".stanza") ? wordAt(marked(), caretAt(clientX, clientY)) : undefined;
      const word = found && isAt(found, clientX, clientY) ? found : undefined;
      if (word === last) return;
      last = word;
      lyrics.style.cursor = word ? "pointer" : "";
      clearTimeout(resting);
      resting = setTimeout(() => onPoint((!isSelecting() && word) || null), restsFor);
    },
    { signal },
  );
  return { carryOutTap };
}

/** Whoever selects text wants to copy it, not to look up a word. */
function isSelecting(): boolean {
  return getSelection()?.isCollapsed === false;
}
