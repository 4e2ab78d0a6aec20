/** What was measured among few and among many songs, and whether it has grown above the bar. */
import type { Row } from "../results/row.ts";

/** How many times what it is among few songs a public page, or the memory, may be among many. */
const bar = 1.3;

interface Measured {
  readonly name: string;
  readonly few: number;
  readonly many: number;
}

interface GrowthRowOptions {
  /** How many songs few are. */
  readonly among: number;
  readonly unit: "ms" | "MB";
  readonly hasBar: boolean;
}

export function growthRow({ name, few, many }: Measured, { among, unit, hasBar }: GrowthRowOptions): Row {
  const inUnit = (figure: number) => `${figure.toFixed(unit === "ms" ? 1 : 0)} ${unit}`;
  return {
    question: name,
    ours: inUnit(many),
    reference: `among ${among.toLocaleString("en")} songs: ${inUnit(few)}`,
    ratio: `${(many / few).toFixed(2)} times`,
    bar: hasBar ? `at most ${bar} times` : "",
    reached: !hasBar || many / few <= bar,
  };
}
