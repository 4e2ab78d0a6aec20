/** Announces how many suggestions a field has. */
import { formatCount } from "../components/format-count.ts";
import type { Combobox } from "./use-combobox.ts";

interface SuggestionCountProps {
  readonly combobox: Pick<Combobox<unknown>, "isOpen" | "isEmpty">;
  readonly count: number;
}

export function SuggestionCount({ combobox: { isOpen, isEmpty }, count }: SuggestionCountProps) {
  return (
    <p className="unseen" role="status">
      {isOpen ? formatCount(count, "suggestion") : isEmpty && "No suggestions"}
    </p>
  );
}
