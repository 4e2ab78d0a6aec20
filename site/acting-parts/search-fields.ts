/** The search fields of a page: the island that shows suggestions below them is loaded once one has the focus. */
import { savesData } from "../following/saves-data.ts";
import { wakeIsland } from "../islands/touched-islands.ts";
import { searchField } from "../suggestions/search-field.ts";

/** For each page. Done before a field gets the focus, because assistive technology announces its role then. */
export function prepareSearchFields(): void {
  if (savesData()) return;
  for (const field of document.querySelectorAll(searchField)) {
    if (field.role === "combobox") continue;
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-expanded", "false");
  }
}

/** Once. Visitors who save data get no suggestions. */
export function watchSearchFields(): void {
  if (savesData()) return;
  const wake = (target: EventTarget | null) => {
    if (target instanceof Element && target.matches(searchField)) wakeIsland("suggestions");
  };
  addEventListener("focusin", ({ target }) => wake(target));
  wake(document.activeElement);
}
