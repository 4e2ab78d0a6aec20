/** Says which values of the address do not exist; the page shows its list without them. */
import type { Texts } from "../texts/en/index.ts";
import { useTexts } from "../texts/use-texts.ts";

export interface UnknownValue {
  readonly kind: keyof Texts["unknown"];
  readonly value: string;
}

export function UnknownValues({ values }: { readonly values: readonly UnknownValue[] }) {
  const { unknown } = useTexts();
  return values.map(({ kind, value }) => (
    <p key={kind} className="search-note">
      {unknown[kind](value)}
    </p>
  ));
}
