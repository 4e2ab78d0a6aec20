/**
 * The list below a search field, with a link to all results at its end. The field keeps the focus, so the links are
 * not in the tab order.
 */
import { useLayoutEffect, useRef } from "react";
import { PageLink } from "../components/page-link.tsx";
import { Picture } from "../components/picture.tsx";
import { MarkedText } from "../components/search/marked-text.tsx";
import { useIslandTexts } from "../texts/use-texts.ts";
import type { SuggestionData } from "./suggestion.ts";
import type { Combobox } from "./use-combobox.ts";

interface SuggestionListProps {
  readonly combobox: Combobox<SuggestionData | "all">;
  /** The query of the link to all results. */
  readonly typed: string;
  readonly onFollow: () => void;
}

export function SuggestionList({ combobox, typed, onFollow }: SuggestionListProps) {
  const { options, listProps, propsOf } = combobox;
  const texts = useIslandTexts().suggestions;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (list.current ? fitIntoView(list.current) : undefined), []);
  return (
    <div role="listbox" {...listProps} className="suggestions" aria-label={texts.label} ref={list}>
      {options.map((option, place) =>
        option === "all" ? (
          <PageLink
            key="all"
            role="option"
            tabIndex={-1}
            className="all"
            href={`/search?${new URLSearchParams({ q: typed })}`}
            onClick={onFollow}
            {...propsOf(place)}
          >
            {texts.all(typed)}
          </PageLink>
        ) : (
          <PageLink
            key={option.address}
            role="option"
            tabIndex={-1}
            href={option.address}
            onClick={onFollow}
            {...propsOf(place)}
          >
            <Suggestion suggestion={option} />
          </PageLink>
        ),
      )}
    </div>
  );
}

function Suggestion({ suggestion }: { readonly suggestion: SuggestionData }) {
  const { name, language, kind, note, noteLanguage, shape, picture } = suggestion;
  return (
    <>
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
    </>
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
