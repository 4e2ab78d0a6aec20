/** The list below a search box, which ends in the way to all results: each suggestion is a link that is no stop for Tab, since the box keeps the focus. */
import { useLayoutEffect, useRef } from "react";
import { Picture } from "../components/picture.tsx";
import type { TextPiece } from "../components/search/marked-text.tsx";
import type { SuggestionFacts } from "./suggestion.ts";

interface SuggestionListProps {
  /** Of the list. */
  readonly id: string;
  readonly suggestions: readonly SuggestionFacts[];
  /** What all results are for. */
  readonly typed: string;
  /** Place of the one to which Enter leads, or -1. */
  readonly active: number;
  readonly onFollow: () => void;
}

/** @param id of the list */
export function idOfOption(id: string, place: number): string {
  return `${id}-${place}`;
}

export function SuggestionList({ id, suggestions, typed, active, onFollow }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (list.current ? fitIntoView(list.current) : undefined), []);
  const optionAt = (place: number) => ({
    id: idOfOption(id, place),
    role: "option",
    "aria-selected": place === active,
    tabIndex: -1,
    ref: place === active ? showOption : undefined,
  });
  return (
    <div
      className="suggestions"
      role="listbox"
      id={id}
      aria-label="Suggestions"
      ref={list}
      // The box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map(({ address, name, language, kind, note, noteLanguage, shape, picture }, place) => (
        <a key={address} href={address} onClick={onFollow} {...optionAt(place)}>
          <Picture {...picture} shape={shape} first />
          <span>
            <span className="name" lang={language}>
              <Marked pieces={name} />
            </span>{" "}
            <span className="note small-print">
              {kind}
              {note.length > 0 && " · "}
              <span lang={noteLanguage}>
                <Marked pieces={note} />
              </span>
            </span>
          </span>
        </a>
      ))}
      <a
        className="all"
        href={`/search?${new URLSearchParams({ q: typed })}`}
        onClick={onFollow}
        {...optionAt(suggestions.length)}
      >
        All results for “{typed}”
      </a>
    </div>
  );
}

function Marked({ pieces }: { readonly pieces: readonly TextPiece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
  return pieces.map(({ text, isMatch }, place) => (isMatch ? <mark key={place}>{text}</mark> : text));
}

/** Pixels. Where less is left, as above the keyboard of a phone on its side, the page has to be scrolled. */
const leastHeight = 132;
const roomBelow = 8;

/** Ends the list above the keyboard of a phone, which lies over the page. */
function fitIntoView(list: HTMLElement): () => void {
  const view = window.visualViewport;
  const limit = () => {
    const bottom = view ? view.offsetTop + view.height : innerHeight;
    const room = bottom - list.getBoundingClientRect().top - roomBelow;
    list.style.maxHeight = `${Math.max(leastHeight, room)}px`;
  };
  const ended = new AbortController();
  limit();
  for (const moving of [window, view])
    for (const move of ["resize", "scroll"]) moving?.addEventListener(move, limit, { signal: ended.signal });
  return () => ended.abort();
}

function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: "nearest" });
}
