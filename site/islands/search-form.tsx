/** The search of the header, once in the bar and once in the menu, and of single pages. A blank query is refused with a message. */
import type { FormEvent } from "react";
import { Icon } from "../components/icons.tsx";
import { searchHint } from "../components/search-hint.ts";
import { tellNotice } from "../components/told-to-all.ts";

interface SearchFormProps {
  /** Of its field. */
  readonly id: string;
  readonly className: string;
  /** Tells this search from another one on the same page. */
  readonly spoken?: string;
  /** Called when a query is on its way. */
  readonly onSearch?: () => void;
}

export function SearchForm({ id, className, spoken, onSearch }: SearchFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const field = event.currentTarget.elements.namedItem("q");
    if (!(field instanceof HTMLInputElement)) return;
    field.value = field.value.trim();
    if (field.value !== "") return onSearch?.();
    event.preventDefault();
    field.focus();
    tellNotice({
      title: "Search query empty",
      text: "Please enter a song, artist, or album name to search.",
      failed: true,
    });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, without a second element round it
    <form
      method="get"
      className={className}
      action="/search"
      role="search"
      aria-label={spoken}
      onSubmit={submit}
    >
      <label className="unseen" htmlFor={id}>
        Search
      </label>
      <input id={id} type="search" name="q" placeholder={searchHint} autoComplete="off" />
      <button type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
    </form>
  );
}
