/** Marks the words of the lyrics while the page is shown, and tells which one a visitor points at. */
import { type RefObject, useEffect, useRef } from "react";
import { findMarkedWords, highlight, type MarkedWord, wordAt } from "./marked-words.ts";

/** Milliseconds that the mouse rests on a word before its meaning is shown, and has left it before it is hidden. */
const restsFor = 250;

/**
 * @param onPoint gets the word that was tapped, or on which the mouse rests; null when it has left it for something else
 * than its meaning
 * @returns the words, in the order of the page
 */
export function useMarkedWords(
  isOn: boolean,
  onPoint: (word: MarkedWord | null) => void,
): RefObject<readonly MarkedWord[]> {
  const words = useRef<readonly MarkedWord[]>([]);
  const point = useRef(onPoint);
  point.current = onPoint;
  useEffect(() => {
    const lyrics = document.querySelector<HTMLElement>(".song-words");
    if (!isOn || !lyrics) return;
    const left = new AbortController();
    const mark = () => {
      words.current = findMarkedWords();
      highlight("explained", words.current);
    };
    mark();
    // A change of the song, or another of its forms, replaces lines.
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !(target as Element).closest(".meanings"))) mark();
    });
    changes.observe(lyrics, { childList: true, subtree: true });
    follow(lyrics, words, point, left.signal);
    return () => {
      left.abort();
      changes.disconnect();
      words.current = [];
      highlight("explained", []);
    };
  }, [isOn]);
  return words;
}

function follow(
  lyrics: HTMLElement,
  words: RefObject<readonly MarkedWord[]>,
  point: RefObject<(word: MarkedWord | null) => void>,
  signal: AbortSignal,
): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let last: MarkedWord | undefined;
  signal.addEventListener("abort", () => {
    clearTimeout(resting);
    lyrics.style.cursor = "";
  });
  lyrics.addEventListener(
    "click",
    ({ clientX, clientY }) => {
      const word = wordAt(words.current, clientX, clientY);
      if (!word || isSelecting()) return;
      // What is hidden right after a click does not come back because the mouse still rests there.
      clearTimeout(resting);
      point.current(word);
    },
    { signal },
  );
  document.addEventListener(
    "pointermove",
    ({ pointerType, buttons, target, clientX, clientY }) => {
      if (pointerType !== "mouse" || !(target instanceof Element)) return;
      if (buttons > 0 || target.closest(".word-meaning")) return clearTimeout(resting);
      const word = lyrics.contains(target) ? wordAt(words.current, clientX, clientY) : undefined;
      if (word === last) return;
      last = word;
      lyrics.style.cursor = word ? "pointer" : "";
      clearTimeout(resting);
      resting = setTimeout(() => point.current((!isSelecting() && word) || null), restsFor);
    },
    { signal },
  );
}

/** Whoever selects text wants to copy it, not to look up a word. */
function isSelecting(): boolean {
  return getSelection()?.isCollapsed === false;
}
