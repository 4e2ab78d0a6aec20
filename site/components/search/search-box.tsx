/** The search box of the search page. A blank query lists everything. */
import { useId } from "react";
import { addressIn } from "../../texts/address-in.ts";
import { useIslandTexts, useTexts } from "../../texts/use-texts.ts";

interface SearchBoxProps {
  readonly q: string;
  /** Null for songs, the default. */
  readonly type: string | null;
}

export function SearchBox({ q, type }: SearchBoxProps) {
  const { search } = useTexts();
  const { searchForm } = useIslandTexts();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, without a second element round it
    <form
      method="get"
      className="search-box"
      action={addressIn(useIslandTexts().path, "/search")}
      role="search"
      aria-label={search.box}
    >
      <label className="unseen" htmlFor={id}>
        {searchForm.hint}
      </label>
      {/* No maxlength: browsers cut a longer text without a message, the page shows one. */}
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={q}
        placeholder={searchForm.hint}
        autoComplete="off"
        enterKeyHint="search"
      />
      {type !== null && <input type="hidden" name="type" value={type} />}
      <button type="submit" className="button solid">
        {searchForm.search}
      </button>
    </form>
  );
}
