/** The search at the head of the home page: a field, and beside it the way to everything that can be searched. */
import { type MouseEvent, useRef } from "react";
import { SearchForm } from "./search-form.tsx";

export function SearchNow() {
  const part = useRef<HTMLDivElement>(null);
  /** What stands in the field is searched for, by whichever of the two: nothing typed is lost. */
  const searchForTyped = (event: MouseEvent) => {
    const form = part.current?.querySelector("form");
    if (!form || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!String(new FormData(form).get("q")).trim()) return;
    event.preventDefault();
    form.requestSubmit();
  };
  return (
    <div className="search-now" ref={part}>
      <SearchForm id="search-in-hero" className="search-form" spoken="Search the lyrics" />
      <a className="button" href="/search" onClick={searchForTyped}>
        Search Lyrics Now
      </a>
    </div>
  );
}
