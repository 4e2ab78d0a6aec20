/**
 * Words of visitors, separated by commas. Each is isolated, or one from right to left would reorder its neighbours.
 */
import { Fragment } from "react";

export function IsolatedWords({ words }: { readonly words: readonly string[] }) {
  return words.map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The words have no identity but their place.
    <Fragment key={place}>
      {place > 0 && ", "}
      <bdi>{word}</bdi>
    </Fragment>
  ));
}
