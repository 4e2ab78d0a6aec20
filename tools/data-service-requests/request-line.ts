/**
 * A request as one line, its parts separated by ` | `: method and path, headers, body. It is put together and read.
 */

export interface DataServiceRequest {
  readonly method: string;
  /** Below `/rest/v1`, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface RequestParts {
  readonly method: string;
  /** Of a table, or of a function after `rpc/`. */
  readonly name: string;
  /** Names and values of the address. */
  readonly pairs: readonly string[];
  /** Empty ones are left out. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

export function lineOf({ method, name, pairs, headers, body }: RequestParts): string {
  const sent = { ...headers, "Content-Type": body === undefined ? "" : "application/json" };
  return [
    `${method} /${name}${pairs.length > 0 ? "?" : ""}${pairs.join("&")}`,
    ...Object.entries(sent).flatMap(([name, value]) => (value === "" ? [] : [`${name}: ${value}`])),
    ...(body === undefined ? [] : [JSON.stringify(body)]),
  ].join(" | ");
}

export function parseLine(line: string): DataServiceRequest {
  const [start = "", ...rest] = line.split(" | ");
  const separator = start.indexOf(" ");
  const [method, path] = [start.slice(0, separator), start.slice(separator + 1)];
  const header = /^([A-Za-z-]+): (.+)$/;
  const headers = Object.fromEntries(
    rest.flatMap((part) => {
      const [, name, value] = header.exec(part) ?? [];
      return name && value ? [[name.toLowerCase(), value]] : [];
    }),
  );
  const body = rest.find((part) => !header.test(part)) ?? null;
  return { method, path, headers, body };
}
