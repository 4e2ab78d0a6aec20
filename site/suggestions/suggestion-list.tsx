/** The list below a search field, with a link to all results at its end. The field keeps the focus, so the links are not in the tab order. */
import { useLayoutEffect, useRef } from "react";
import { Picture } from "../components/picture.tsx";
import { MarkedText } from "../components/search/marked-text.tsx";
import type { SuggestionData } from "./suggestion.ts";

interface SuggestionListProps {
  /** Of the list. */
  readonly id: string;
  readonly suggestions: readonly SuggestionData[];
  /** The query of the link to all results. */
  readonly typed: string;
  /** Place of the option that Enter follows, or -1. */
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
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map(({ address, name, language, kind, note, noteLanguage, shape, picture }, place) => (
        <a key={address} href={address} onClick={onFollow} {...optionAt(place)}>
          <Picture {...picture} shape={shape} isVisible />
          <span>
            <span className="name" lang={language}>
              <MarkedText pieces={name} />
            </span>{" "}
            <span className="note small-print">
              {kind}
              {note.length > 0 && " · "}
              <span lang={noteLanguage}>
                <MarkedText pieces={note} />
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

/** Pixels. With less space, as above the keyboard of a phone in landscape, the page has to be scrolled. */
const minHeight = 132;
const marginBelow = 8;

/** Limits the height of the list to the space above the keyboard of a phone, which covers the page. */
function fitIntoView(list: HTMLElement): () => void {
  const view = window.visualViewport;
  const updateHeight = () => {
    const bottom = view ? view.offsetTop + view.height : innerHeight;
    const space = bottom - list.getBoundingClientRect().top - marginBelow;
    list.style.maxHeight = `${Math.max(minHeight, space)}px`;
  };
  const ended = new AbortController();
  updateHeight();
  for (const target of [window, view])
    for (const type of ["resize", "scroll"])
      target?.addEventListener(type, updateHeight, { signal: ended.signal });
  return () => ended.abort();
}

function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: "nearest" });
}
