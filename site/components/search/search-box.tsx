/** The search box of the search page. A blank query is welcome here: it leads to everything. */
import { useId } from "react";
import { searchHint } from "../search-hint.ts";

interface SearchBoxProps {
  readonly q: string;
  /** Of the address; null for songs, which is the default. */
  readonly type: string | null;
}

export function SearchBox({ q, type }: SearchBoxProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, without a second element round it
    <form
      method="get"
      className="search-box"
      action="/search"
      role="search"
      aria-label="Songs, singers and albums"
    >
      <label className="unseen" htmlFor={id}>
        {searchHint}
      </label>
      {/* Without a longest length: a browser would cut a longer text in silence, the page says so. */}
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={q}
        placeholder={searchHint}
        autoComplete="off"
        enterKeyHint="search"
      />
      {type !== null && <input type="hidden" name="type" value={type} />}
      <button type="submit" className="button solid">
        Search
      </button>
    </form>
  );
}
