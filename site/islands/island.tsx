/**
 * A part of a page that is hydrated on its own when it is touched. It is an element named after it, which holds its
 * props as JSON.
 */
import { type ComponentType, createElement } from "react";
import type { IslandName } from "./list.ts";

interface IslandProps<Props extends object> {
  readonly name: IslandName;
  /** What the server renders; nothing where only the browser has something to show. */
  readonly of?: ComponentType<Props>;
  /** They are sent with the page, so they should be few and small. */
  readonly props: Props;
  /** Without one the element has no box of its own. */
  readonly className?: string;
}

export function Island<Props extends object>({ name, of: Component, props, className }: IslandProps<Props>) {
  return createElement(
    `island-${name}`,
    { className, "data-facts": JSON.stringify(props) },
    Component && <Component {...props} />,
  );
}
