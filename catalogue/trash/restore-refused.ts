/** Why something was not restored from the trash, with messages for the administrator. */
import { databaseErrorOf } from "../database-error.ts";

type RestoreRefusalCode = "id-taken" | "name-taken" | "name-is-alias";

/** Nothing was changed. The message names the cause and the next step. */
export class RestoreRefused extends Error {
  override readonly name = "RestoreRefused";
  readonly code: RestoreRefusalCode;
  /** The row that has the id or the name; of an alias only whose it is. */
  readonly other: { readonly id?: number; readonly name: string };

  constructor(code: RestoreRefusalCode, other: RestoreRefused["other"], options?: ErrorOptions) {
    super(messages[code](other.name), options);
    this.code = code;
    this.other = other;
  }
}

const messages: Readonly<Record<RestoreRefusalCode, (name: string) => string>> = {
  "id-taken": (name) =>
    `Its number belongs to "${name}" now, so its address would too. Delete or keep that one, and add this one anew.`,
  "name-taken": (name) => `There is already "${name}". Rename or delete that one, then restore this one.`,
  "name-is-alias": (name) =>
    `Its name is another name of "${name}" now. Remove it there, then restore this one.`,
};

const codes: Readonly<Record<string, RestoreRefusalCode>> = {
  AN004: "name-taken",
  AN005: "id-taken",
  AN006: "name-is-alias",
};

/** @returns null if the error is not a refusal */
export function restoreRefusalOf(error: unknown): RestoreRefused | null {
  const databaseError = databaseErrorOf(error);
  const code = databaseError && codes[databaseError.code];
  if (!code) return null;
  const { id, name, owner } = JSON.parse(databaseError.detail ?? "");
  return new RestoreRefused(code, owner === undefined ? { id, name } : { name: owner }, { cause: error });
}
