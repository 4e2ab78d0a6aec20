/**
 * Names in the environment that are probably a setting of ours with a slip of the pen. They are told and refuse nothing: an
 * environment is full of names that are none of our business, and one of them may look like ours.
 */
import { settingDefaults } from "./read-settings.ts";

export interface MistypedName {
  readonly name: string;
  /** The setting that was probably meant. */
  readonly likely: string;
}

/** Of other programs, and only two letters away from one of ours. */
const ordinary = new Set(["DATABASE_SSL"]);

/**
 * @param environment usually `process.env`
 * @returns each name that is nearly that of a setting which is not set
 */
export function findMistypedNames(
  environment: Readonly<Record<string, string | undefined>>,
): readonly MistypedName[] {
  const settings = [...settingDefaults().keys()];
  const missing = settings.filter((setting) => !environment[setting]?.trim());
  return Object.keys(environment).flatMap((name) => {
    if (settings.includes(name) || ordinary.has(name)) return [];
    const likely = missing.find((setting) => looksLike(name.toUpperCase(), setting));
    return likely ? [{ name, likely }] : [];
  });
}

/**
 * The shorter a name, the more ordinary words are near it: HOME and POST are two letters and one away from HOST, so of HOST and
 * PORT only two letters in the wrong order count.
 */
function looksLike(name: string, setting: string): boolean {
  if (setting.length < 6) return name === setting || isSwapped(name, setting);
  return slipsBetween(name, setting) <= (setting.length < 10 ? 1 : 2);
}

function isSwapped(name: string, setting: string): boolean {
  return (
    name.length === setting.length && slipsBetween(name, setting) === 1 && sorted(name) === sorted(setting)
  );
}

const sorted = (text: string) => [...text].sort().join("");

/** @returns how many letters were added, left out, replaced, or swapped with their neighbour (optimal string alignment) */
function slipsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwap ? at(row - 2, column - 2) + 1 : replaced;
      rows[row]?.push(Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, replaced, swapped));
    }
  }
  return at(a.length, b.length);
}
