/**
 * A part of a page that comes alive in the browser on its own, over the markup that the server has sent. It is an element named
 * after it, and what it has to know stands in that.
 */
import { type ComponentType, createElement } from "react";
import type { IslandName } from "./list.ts";

interface IslandProps<Facts extends object> {
  readonly name: IslandName;
  /** What the server renders of it; nothing where the browser alone has something to show. */
  readonly of?: ComponentType<Facts>;
  /** As JSON in the page, so few and small. */
  readonly facts: Facts;
  /** Without one the element has no box of its own. */
  readonly className?: string;
}

export function Island<Facts extends object>({ name, of: Part, facts, className }: IslandProps<Facts>) {
  return createElement(
    prefix + name,
    { className, "data-facts": JSON.stringify(facts) },
    Part && <Part {...facts} />,
  );
}

const prefix = "island-";

/** @returns what `Island` called the element after */
export function nameOf({ localName }: Element): IslandName {
  return localName.slice(prefix.length) as IslandName;
}
