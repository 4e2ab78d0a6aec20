/** The search box of the search page. A blank query is welcome here: it leads to everything. */
import { useEffect, useId, useRef } from "react";
import { Form } from "../form.tsx";
import { searchHint } from "../search-hint.ts";

interface SearchBoxProps {
  readonly q: string;
  /** Of the address; null for songs, which is the default. */
  readonly type: string | null;
}

export function SearchBox({ q, type }: SearchBoxProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(q);
  // Going back, or searching from the header, changes the query under a field that may hold typed text. At first the field
  // stays as it is: it may hold what was typed before the scripts came.
  useEffect(() => {
    if (field.current && shown.current !== q) field.current.value = q;
    shown.current = q;
  }, [q]);
  return (
    <Form className="search-box" action="/search" role="search" aria-label="Songs, singers and albums">
      <label className="unseen" htmlFor={id}>
        {searchHint}
      </label>
      {/* Without a longest length: a browser would cut a longer text in silence, the page says so. */}
      <input
        id={id}
        ref={field}
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
    </Form>
  );
}
