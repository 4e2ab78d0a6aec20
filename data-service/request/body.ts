/** Parses the body of a write or a call: JSON, CSV or a form as rows; for functions also raw text. */

import { maxNamesSent, maxRowsSent } from "../limits.ts";
import { refuse } from "../refusals/errors.ts";
import type { Action, Body } from "./api-request.ts";
import { readCsv } from "./csv.ts";
import { readPairs } from "./pairs.ts";

interface Sent {
  readonly bytes: Uint8Array | null;
  /** `Content-Type`; null is read as JSON. */
  readonly type: string | null;
  /** Whether `columns=` names the keys; otherwise all rows must have the same keys. */
  readonly hasColumns: boolean;
}

/**
 * @returns null if the action has no body
 * @throws RequestRefused PGRST102, or above a limit
 */
export function readBody(action: Action, { bytes, type, hasColumns }: Sent): Body | null {
  if (action !== "insert" && action !== "update" && action !== "replace" && action !== "call") return null;
  const sent = bytes ?? new Uint8Array();
  const [mediaType = ""] = (type ?? "application/json").toLowerCase().split(";");
  const body = readAs(mediaType.trim(), sent, action === "call");
  if (body.kind === "raw") return body;
  if (body.rows.length > maxRowsSent) throw refuse("tooManyRowsSent");
  if (action !== "call" && !hasColumns && !haveSameKeys(body.rows)) throw refuse("keysDiffer");
  return body;
}

function readAs(mediaType: string, bytes: Uint8Array, isCall: boolean): Body {
  switch (mediaType) {
    case json:
    case "":
      return readJson(textOf(bytes), isCall);
    case "text/csv":
      return rowsOf(readCsv(textWithoutNul(bytes)), true, mediaType);
    case "application/x-www-form-urlencoded": {
      const pairs = readPairs(textOf(bytes), "body", maxNamesSent);
      return { ...rowsOf([Object.fromEntries(pairs)], false, mediaType), pairs };
    }
    default:
      if (isCall) return readRaw(mediaType, bytes);
      throw refuse("bodyInvalid", { what: `Content-Type not acceptable: ${mediaType}` });
  }
}

type Row = Readonly<Record<string, unknown>>;

const json = "application/json";

function readJson(text: string, isCall: boolean): Body {
  if (text.trim() === "" && isCall) return rowsOf([{}], false, json);
  const value = parse(text);
  // CSV and forms are refused while they are read.
  const rows = Array.isArray(value) ? value : [value];
  if (rows.some((row) => isObject(row) && Object.keys(row).length > maxNamesSent))
    throw refuse("tooManyNamesSent");
  // Finds an escaped NUL, but not an escaped backslash followed by u0000.
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(text)) throw refuse("nulCharacter");
  if (isObject(value)) return { kind: "rows", rows: [value], isList: false, json: text, mediaType: json };
  const isList = Array.isArray(value) && value.every(isObject);
  // A function may take a list of anything as its one argument.
  if (isCall && !(isList && haveSameKeys(value))) return { kind: "raw", text, mediaType: json };
  if (isList) return { kind: "rows", rows: value, isList: true, json: text, mediaType: json };
  if (Array.isArray(value)) throw refuse("keysDiffer");
  throw refuse("bodyInvalid", { what: "The body must be a JSON object or a list of objects" });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse("bodyInvalid", { what: "Empty or invalid json" });
  }
}

function isObject(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function rowsOf(rows: readonly Row[], isList: boolean, mediaType: string): Extract<Body, { kind: "rows" }> {
  return { kind: "rows", rows, isList, json: JSON.stringify(isList ? rows : rows[0]), mediaType };
}

function readRaw(mediaType: string, bytes: Uint8Array): Body {
  switch (mediaType) {
    case "text/plain":
    case "text/xml":
      return { kind: "raw", text: textWithoutNul(bytes), mediaType };
    case "application/octet-stream":
      // PostgreSQL's hex format of bytea.
      return { kind: "raw", text: `\\x${Buffer.from(bytes).toString("hex")}`, mediaType };
    default:
      throw refuse("bodyInvalid", { what: `Content-Type not acceptable: ${mediaType}` });
  }
}

function textWithoutNul(bytes: Uint8Array): string {
  const text = textOf(bytes);
  if (text.includes("\0")) throw refuse("nulCharacter");
  return text;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw refuse("bodyInvalid", { what: "The body is not UTF-8" });
  }
}

function haveSameKeys([first, ...others]: readonly Row[]): boolean {
  if (!first) return true;
  const count = Object.keys(first).length;
  return others.every((row) => {
    const keys = Object.keys(row);
    return keys.length === count && keys.every((key) => Object.hasOwn(first, key));
  });
}
