/**
 * Finds environment variables that are probably misspelled settings. They only cause a warning: an environment is
 * full of foreign names, and one of them may look like ours.
 */
import { settingDefaults } from "./read-settings.ts";

interface MistypedName {
  readonly name: string;
  /** The setting that was probably intended. */
  readonly likely: string;
}

/** Names of other programs within two letters of one of ours. */
const ordinary = new Set(["DATABASE_SSL"]);

/**
 * @param environment usually `process.env`
 * @returns each name that is close to a setting which is not set
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
 * Short names are close to many ordinary words: HOME and POST are two letters and one away from HOST. So for HOST and
 * PORT only two swapped letters count.
 */
function looksLike(name: string, setting: string): boolean {
  if (setting.length < 6) return name === setting || isSwapped(name, setting);
  return editDistance(name, setting) <= (setting.length < 10 ? 1 : 2);
}

function isSwapped(name: string, setting: string): boolean {
  return (
    name.length === setting.length && editDistance(name, setting) === 1 && sorted(name) === sorted(setting)
  );
}

const sorted = (text: string) => [...text].sort().join("");

/**
 * @returns how many letters were added, left out, replaced, or swapped with their neighbour (optimal string
 * alignment)
 */
function editDistance(a: string, b: string): number {
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
