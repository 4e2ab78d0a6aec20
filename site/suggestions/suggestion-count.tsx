/** Announces how many suggestions a field has. */
import { useIslandTexts } from "../texts/use-texts.ts";
import type { Combobox } from "./use-combobox.ts";

interface SuggestionCountProps {
  readonly combobox: Pick<Combobox<unknown>, "isOpen" | "isEmpty">;
  readonly count: number;
}

export function SuggestionCount({ combobox: { isOpen, isEmpty }, count }: SuggestionCountProps) {
  const { counts, suggestions } = useIslandTexts();
  return (
    <p className="unseen" role="status">
      {isOpen ? counts.suggestions(count) : isEmpty && suggestions.none}
    </p>
  );
}
