/** What a channel gets of the changes: which ones, and how much of a row. */
import type { Change } from "../change-feed/change.ts";
import { type Condition, meets } from "./condition.ts";
import type { Binding } from "./join-payload.ts";
import type { Tables } from "./tables.ts";

export interface Subscription {
  /** Its number within the channel, from 1: some clients take 0 for none, some only know numbers. */
  readonly id: number;
  readonly event: Binding["event"];
  /** Those that the client may read. */
  readonly tables: Tables;
  readonly conditions: readonly Condition[];
  readonly shape: Shape;
}

/** `whole`, `keys`, or names of columns in alphabetical order. As text, so that equal ones are known. */
export type Shape = "whole" | "keys" | `columns ${string}`;

/** Which subscriptions a change interests: of a deleted row only the key is known, and a filter sees no more of it. */
export function interestedIn(
  subscriptions: readonly Subscription[],
  change: Change,
  isOfViewsAlone: boolean,
): Subscription[] {
  return subscriptions.filter(
    ({ event, tables, conditions, shape }) =>
      (event === "*" || event === change.type) &&
      tables.has(change.table) &&
      (!isOfViewsAlone || showsViews(shape)) &&
      conditions.every((condition) => meets(change.record ?? change.oldKey ?? {}, condition)),
  );
}

/** Who does not ask for views does not have to hear that they have grown. */
export function showsViews(shape: Shape): boolean {
  return shape === "whole" || columnsOf(shape).includes("views");
}

/** @returns the columns that a shape names; none for the shapes that name none */
export function columnsOf(shape: Shape): readonly string[] {
  return shape.startsWith("columns ") ? (JSON.parse(shape.slice("columns ".length)) as string[]) : [];
}

export function shapeOf({ keys_only, select }: Binding): Shape {
  if (keys_only) return "keys";
  return select ? `columns ${JSON.stringify([...new Set(select)].sort())}` : "whole";
}
