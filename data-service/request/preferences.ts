/**
 * Parses `Prefer` (RFC 7240). Unknown preferences are ignored, as the RFC requires, except with `handling=strict`;
 * known but unsupported ones are refused.
 */
import { refuse } from "../refusals/errors.ts";
import type { LeftOut } from "../refusals/left-out.ts";
import type { Action, Preferences } from "./api-request.ts";

const values = {
  resolution: ["merge-duplicates", "ignore-duplicates"],
  missing: ["default", "null"],
  return: ["representation", "minimal", "headers-only"],
  count: ["exact", "planned", "estimated"],
  handling: ["strict", "lenient"],
} as const;

type Name = keyof typeof values;

/** The preferences that apply to each action, in the order of the response header. */
const appliedTo: Readonly<Record<Action, readonly (Name | "max-affected")[]>> = {
  read: ["count", "handling"],
  insert: ["resolution", "missing", "return", "count", "handling"],
  update: ["missing", "return", "count", "handling", "max-affected"],
  replace: ["return", "count", "handling"],
  delete: ["return", "count", "handling", "max-affected"],
  "call-to-read": ["count", "handling", "max-affected"],
  call: ["count", "handling", "max-affected"],
  describe: [],
};

const missingFeatures: ReadonlyMap<string, LeftOut> = new Map([
  ["tx", "rollback"],
  ["timezone", "timeZone"],
  ["params", "wholeBody"],
]);

/**
 * @param header values of several headers are joined by commas; the first value of a name counts
 * @throws RequestRefused PGRST122 for unknown preferences with `handling=strict`, PGRST127 for unsupported ones
 */
export function readPreferences(header: string | null, action: Action): Preferences {
  const given = new Map<string, string>();
  const unknown: string[] = [];
  for (const part of (header ?? "").split(",")) {
    const preference = part.trim();
    const [name = "", value = ""] = preference.split("=", 2).map((side) => side.trim());
    const missing = missingFeatures.get(name);
    if (missing) throw refuse("notImplemented", { what: missing });
    if (!isKnown(name, value)) unknown.push(preference);
    else if (!given.has(name)) given.set(name, value);
  }
  const isStrict = given.get("handling") === "strict";
  const wrong = unknown.filter((preference) => preference !== "");
  if (isStrict && wrong.length) throw refuse("preferencesInvalid", { preferences: wrong });
  const maxAffected = given.get("max-affected");
  return {
    count: choice("count", given),
    returning: choice("return", given),
    resolution: choice("resolution", given),
    missing: choice("missing", given),
    handling: choice("handling", given),
    maxAffected: isStrict && maxAffected !== undefined ? Number(maxAffected) : null,
    applied: appliedTo[action]
      .filter((name) => given.has(name) && (name !== "max-affected" || isStrict))
      .map((name) => `${name}=${given.get(name)}`),
  };
}

function isKnown(name: string, value: string): boolean {
  if (name === "max-affected") return /^\d{1,15}$/.test(value);
  return Object.hasOwn(values, name) && (values[name as Name] as readonly string[]).includes(value);
}

function choice<Of extends Name>(
  name: Of,
  given: ReadonlyMap<string, string>,
): (typeof values)[Of][number] | null {
  const allowed: readonly (typeof values)[Of][number][] = values[name];
  return allowed.find((value) => value === given.get(name)) ?? null;
}
