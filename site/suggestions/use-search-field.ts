/** The search field of a page that has the focus. */
import { useEffect, useState } from "react";

const selector = "[role=search] input[name=q]";

/**
 * @param path of the page
 * @returns the field that has the focus or had it last; null before that
 */
export function useSearchField(path: string): HTMLInputElement | null {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  // Done before a field gets the focus, because assistive technology announces its role then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may have other fields
  useEffect(() => {
    for (const other of document.querySelectorAll<HTMLInputElement>(selector)) becomeCombobox(other);
  }, [path]);
  useEffect(() => {
    const onFocus = (element: Element | EventTarget | null) => {
      if (!(element instanceof HTMLInputElement && element.matches(selector))) return;
      becomeCombobox(element);
      setField(element);
    };
    const onFocusIn = ({ target }: FocusEvent) => onFocus(target);
    onFocus(document.activeElement);
    addEventListener("focusin", onFocusIn);
    return () => removeEventListener("focusin", onFocusIn);
  }, []);
  return field;
}

function becomeCombobox(field: HTMLInputElement): void {
  if (field.role === "combobox") return;
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-expanded", "false");
}
