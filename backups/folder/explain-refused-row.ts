/** Says where a row stands that the database refused, by the context that PostgreSQL adds to its errors. */
import { BackupRefused } from "../backup-refused.ts";
import { fileOf } from "./description.ts";

interface DatabaseError {
  readonly code?: string;
  readonly message: string;
  readonly detail?: string;
  /** Such as `COPY lyrics, line 7, column views: "many"`. */
  readonly where?: string;
  readonly table_name?: string;
}

/** @returns a refusal when a row is wrong: a value cannot be read, or breaks a rule; else the error itself */
export function explainRefusedRow(error: unknown): unknown {
  const { code = "", message, detail, where = "", table_name } = error as DatabaseError;
  // The classes "data exception" and "integrity constraint violation".
  if (!/^2[23]...$/.test(code)) return error;
  const [, table = table_name, line, column] =
    /COPY ([a-z_0-9]+), line (\d+)(?:, column ([a-z_0-9]+))?/.exec(where) ?? [];
  if (!table) return error;
  const place = [fileOf(`.${table}`), line && `line ${line}`, column && `column ${column}`].filter(Boolean);
  return new BackupRefused(`${place.join(", ")}: ${[message, detail].filter(Boolean).join(". ")}.`, {
    cause: error,
  });
}
