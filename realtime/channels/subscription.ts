/** Which changes a channel gets, and which columns of a row. */
import type { Change } from "../change-feed/change.ts";
import { type Condition, matches } from "./condition.ts";
import type { Binding } from "./join-payload.ts";
import type { Tables } from "./tables.ts";

export interface Subscription {
  /** Its number within the channel, from 1: some clients read 0 as none, and some accept only numbers. */
  readonly id: number;
  readonly event: Binding["event"];
  /** The tables that the client may read. */
  readonly tables: Tables;
  readonly conditions: readonly Condition[];
  readonly shape: Shape;
}

/** `whole`, `keys`, or column names in alphabetical order. A string, so that equal shapes compare equal. */
export type Shape = "whole" | "keys" | `columns ${string}`;

/** The subscriptions that a change matches. Of a deleted row only the key is known, so a filter sees only that. */
export function matchingSubscriptions(
  subscriptions: readonly Subscription[],
  change: Change,
  isViewsOnly: boolean,
): Subscription[] {
  return subscriptions.filter(
    ({ event, tables, conditions, shape }) =>
      (event === "*" || event === change.type) &&
      tables.has(change.table) &&
      (!isViewsOnly || showsViews(shape)) &&
      conditions.every((condition) => matches(change.record ?? change.oldKey ?? {}, condition)),
  );
}

/** Whether a subscriber gets the views, and so needs to know that they have grown. */
export function showsViews(shape: Shape): boolean {
  return shape === "whole" || columnsOf(shape).includes("views");
}

/** @returns the columns that a shape names; empty for the other shapes */
export function columnsOf(shape: Shape): readonly string[] {
  return shape.startsWith("columns ") ? (JSON.parse(shape.slice("columns ".length)) as string[]) : [];
}

export function shapeOf({ keys_only, select }: Binding): Shape {
  if (keys_only) return "keys";
  return select ? `columns ${JSON.stringify([...new Set(select)].sort())}` : "whole";
}
