/** The search boxes of a page, and which of them somebody is in. */
import { useEffect, useState } from "react";

const searchFields = "[role=search] input[name=q]";

/**
 * @param path of the page
 * @returns the box that has the focus or was the last to have it; null before that
 */
export function useSearchField(path: string): HTMLInputElement | null {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  // Before somebody enters one: what a box is called when the focus comes has to be true by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may bring a box of its own
  useEffect(() => {
    for (const each of document.querySelectorAll<HTMLInputElement>(searchFields)) becomeCombobox(each);
  }, [path]);
  useEffect(() => {
    const enter = (element: Element | EventTarget | null) => {
      if (!(element instanceof HTMLInputElement && element.matches(searchFields))) return;
      becomeCombobox(element);
      setField(element);
    };
    const hearFocus = ({ target }: FocusEvent) => enter(target);
    enter(document.activeElement);
    addEventListener("focusin", hearFocus);
    return () => removeEventListener("focusin", hearFocus);
  }, []);
  return field;
}

function becomeCombobox(field: HTMLInputElement): void {
  if (field.role === "combobox") return;
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-expanded", "false");
}
