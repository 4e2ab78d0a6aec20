/** A sheet of a workbook, as the readers of both formats give it. */
export interface Sheet {
  readonly name: string;
  /** Reads it from its beginning. */
  rows(): Iterable<SheetRow>;
}

export interface SheetRow {
  /** From 1. */
  readonly number: number;
  /** Texts, numbers and dates as text. */
  readonly cells: readonly string[];
  readonly remarks?: readonly string[];
  /** By their places from 0, over how many rows cells are merged. */
  readonly merged?: ReadonlyMap<number, number>;
}

/** The files in a workbook by their names. */
export type Entries = Readonly<Record<string, Uint8Array>>;

/** More are not read, however often a sheet says that one is repeated. */
export const mostColumns = 1_000;
export const mostRows = 1_048_576;
