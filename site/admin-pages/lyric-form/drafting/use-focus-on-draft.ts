/** Where the form opens with a draft in it, the first unsure word gets the focus, or else the drafted text. */
import { type RefObject, useEffect } from "react";
import { fieldOf } from "../form-fields.ts";
import { scriptFields } from "./scripts.ts";
import type { Candidates } from "./use-candidates.ts";
import type { Drafting } from "./use-drafting.ts";

export function useFocusOnDraft(
  { early, texts, words }: Drafting,
  form: RefObject<HTMLFormElement | null>,
  { openNext }: Candidates,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const field = early && scriptFields.find((one) => early.before[one] !== texts[one]);
    if (!field || !isFocusFree()) return;
    // Both scripts are to be seen, as much of them as the window can show.
    form.current?.querySelector(".lyric-texts")?.scrollIntoView({ block: "start" });
    if (words[field].some(({ isUnsure }) => isUnsure)) return openNext();
    const area = fieldOf(form.current, field);
    area?.focus({ preventScroll: true });
    area?.setSelectionRange(0, 0);
  }, []);
}

/** Somebody may have chosen a field before hydration. A new page has the focus on its heading. */
function isFocusFree(): boolean {
  const { activeElement: focused } = document;
  return focused === null || focused === document.body || focused.matches("main h1");
}
