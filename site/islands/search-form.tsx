/** The search form of the header, the menu and single pages. It refuses a blank query with a message. */
import type { FormEvent } from "react";
import { Icon } from "../components/icons.tsx";
import { showNotice } from "../components/notice-channel.ts";
import { addressIn } from "../texts/address-in.ts";
import { useIslandTexts } from "../texts/use-texts.ts";

interface SearchFormProps {
  /** Of its input. */
  readonly id: string;
  readonly className: string;
  /** Distinguishes this search from others on the page. */
  readonly label?: string;
  /** Whether it has the focus when its popover is shown. */
  readonly isFocused?: boolean;
  /** Called when a query is submitted. */
  readonly onSearch?: () => void;
}

export function SearchForm({ id, className, label, isFocused, onSearch }: SearchFormProps) {
  const texts = useIslandTexts().searchForm;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const field = event.currentTarget.elements.namedItem("q");
    if (!(field instanceof HTMLInputElement)) return;
    field.value = field.value.trim();
    if (field.value !== "") {
      event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
      return onSearch?.();
    }
    event.preventDefault();
    field.focus();
    showNotice({ ...texts.empty, failed: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, without a second element round it
    <form
      method="get"
      className={className}
      action={addressIn(useIslandTexts().path, "/search")}
      role="search"
      aria-label={label}
      onSubmit={submit}
    >
      <label className="unseen" htmlFor={id}>
        {texts.search}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        placeholder={texts.hint}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: in a popover, which the visitor has just opened
        autoFocus={isFocused}
      />
      <button type="submit" aria-label={texts.search}>
        <Icon name="search" />
      </button>
    </form>
  );
}
