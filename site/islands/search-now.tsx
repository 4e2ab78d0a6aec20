/** The search at the top of the home page, with a link to all songs beside it. */
import { type MouseEvent, useRef } from "react";
import { PageLink } from "../components/page-link.tsx";
import { useIslandTexts } from "../texts/use-texts.ts";
import { SearchForm } from "./search-form.tsx";

export function SearchNow() {
  const texts = useIslandTexts().searchNow;
  const root = useRef<HTMLDivElement>(null);
  // The link searches for a typed text too, so that it is not lost.
  const searchForTyped = (event: MouseEvent) => {
    const form = root.current?.querySelector("form");
    if (!form || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!String(new FormData(form).get("q")).trim()) return;
    event.preventDefault();
    form.requestSubmit();
  };
  return (
    <div className="search-now" ref={root}>
      <SearchForm id="search-in-hero" className="search-form" label={texts.label} />
      <PageLink className="button" href="/search" onClick={searchForTyped}>
        {texts.link}
      </PageLink>
    </div>
  );
}
