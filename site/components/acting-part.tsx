/**
 * A part of a page that acts without being touched, by a script without React. It is an element named after it, which
 * holds what its script has to know as JSON.
 */
import { createElement, type ReactNode } from "react";
import type { FactsOf, PartName } from "../acting-parts/list.ts";

interface ActingPartProps<Name extends PartName> {
  readonly name: Name;
  readonly facts: FactsOf<Name>;
  /** Without one the element has no box of its own. */
  readonly className?: string;
  /** What the server renders. */
  readonly children?: ReactNode;
}

export function ActingPart<Name extends PartName>({ name, facts, ...rest }: ActingPartProps<Name>) {
  return createElement(`acting-${name}`, { ...rest, "data-facts": JSON.stringify(facts) });
}
