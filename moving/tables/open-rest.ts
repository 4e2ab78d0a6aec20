/**
 * Reads the tables of a database behind PostgREST, as Supabase offers it, in pages. Refuses to send the key in the
 * clear to another machine.
 */
import { setTimeout as wait } from "node:timers/promises";
import { FileRefused } from "#exchange";
import {
  keysOf,
  type ReadRow,
  readRowOf,
  type TableName,
  type TableReader,
  type TablesOptions,
  tableNames,
} from "./table-reader.ts";

/** Rows of a page; a project may give fewer. */
const pageSize = 1_000;

const longestAnswerMs = 60_000;

/** A service that is busy or away is asked again after a second, then after twice the time each. */
const tries = 4;

type Ask = (
  path: string,
  prefer?: string,
) => Promise<{ readonly status: number; readonly body: unknown; readonly total: number }>;

/**
 * @param source such as `https://name.supabase.co`
 * @throws {FileRefused} when it does not answer, the key is wrong, or it gives no songs
 */
export async function openRest(
  source: string,
  { key, fetch: get = fetch }: TablesOptions,
): Promise<TableReader> {
  const { protocol, hostname, host, origin, pathname } = new URL(source);
  if (!key)
    throw new FileRefused(
      "Give the key of the project: --key KEY. Its service_role key may read everything.",
    );
  if (protocol === "http:" && !/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname))
    throw new FileRefused(`Write https://${host}: else the key would travel where others can read it.`);
  const base = `${origin}${pathname.replace(/\/+$/, "").replace(/\/rest\/v1$/, "")}/rest/v1/`;
  const ask = askPatiently(base, key, get);
  const columns = new Map<TableName, readonly string[]>();
  for (const table of tableNames) {
    const { status, body } = await ask(`${table}?limit=1`);
    if (status === 404) continue;
    const [row] = refuseFailed(status, body, `the table ${table}`);
    columns.set(table, Object.keys(row ?? {}));
  }
  if (columns.get("lyrics")?.length === 0)
    throw new FileRefused(
      "The table lyrics gives no rows. It is empty, or its row-level rules hide them from this key: " +
        "use the service_role key, which they do not concern.",
    );
  return {
    name: `https://${host}`,
    remarks: [],
    columns,
    rows: (table) => rowsOf(ask, table, columns.get(table) ?? []),
    async countSongs() {
      const { total } = await ask("lyrics?select=id&limit=1", "count=exact");
      return total;
    },
    close: async () => {},
  };
}

/** @param columns none of a table that there is not, or without rows */
async function* rowsOf(ask: Ask, table: TableName, columns: readonly string[]): AsyncGenerator<ReadRow> {
  if (columns.length === 0) return;
  const keys = keysOf(table, columns);
  const order = keys.map((key) => `${key}.asc`).join(",");
  let after = "";
  for (;;) {
    const { status, body } = await ask(`${table}?order=${order}&limit=${pageSize}${after}`);
    const page = refuseFailed(status, body, `the table ${table}`);
    for (const values of page) yield readRowOf(table, values);
    const { row: last } = readRowOf(table, page.at(-1) ?? {});
    const [first = "", second] = keys;
    const [one, two] = keys.map((key) => encodeURIComponent(last[key] ?? ""));
    if (!one) return;
    after = second
      ? `&or=(${first}.gt.${one},and(${first}.eq.${one},${second}.gt.${two}))`
      : `&${first}=gt.${one}`;
  }
}

function askPatiently(base: string, key: string, get: typeof fetch): Ask {
  const headers = { apikey: key, authorization: `Bearer ${key}`, accept: "application/json" };
  const ask: Ask = async (path, prefer) => {
    const response = await get(base + path, {
      headers: { ...headers, ...(prefer && { prefer }) },
      redirect: "error",
      signal: AbortSignal.timeout(longestAnswerMs),
    });
    const text = await response.text();
    const [, total] = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "") ?? [];
    return { status: response.status, body: parse(text), total: Number(total ?? 0) };
  };
  return async (path, prefer) => {
    for (let tried = 1; ; tried += 1) {
      const answer = await ask(path, prefer).catch((error: Error) => error);
      const isLast = tried === tries;
      if (!(answer instanceof Error)) {
        if (isLast || (answer.status !== 429 && answer.status < 500)) return answer;
      } else if (isLast) {
        const { message } = (answer.cause as Error | undefined) ?? answer;
        throw new FileRefused(`${base} does not answer: ${message}.`, { cause: answer });
      }
      await wait(500 * 2 ** tried);
    }
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text.slice(0, 200) };
  }
}

/** @returns the rows of an answer */
function refuseFailed(status: number, body: unknown, what: string): readonly Record<string, unknown>[] {
  if (status < 300 && Array.isArray(body)) return body;
  const { message, hint } = (body ?? {}) as { message?: string; hint?: string };
  const said = [message, hint].filter((words) => typeof words === "string" && words).join(" ");
  if (status === 401 || status === 403)
    throw new FileRefused(
      `The key may not read ${what} (${said || status}). Look whether it is whole and of this project; ` +
        "the service_role key may read everything.",
    );
  throw new FileRefused(`The service could not give ${what}: it answered ${status}. ${said}`.trim());
}
