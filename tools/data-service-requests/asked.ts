/** A request as it is put together, and as it is sent; how the judge sends it, and how a person would repeat it. */

/** The two halves of a pair of the address, not yet encoded. */
export type Pair = readonly [name: string, value: string];

export type Role = "anon" | "service_role";

export interface Draft {
  readonly method: string;
  /** A table, or `rpc/` and a function. */
  readonly target: string;
  readonly pairs: readonly Pair[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly role: Role;
  /** Whether the order of the rows is settled by the request; where not, any order will do. */
  readonly isOrdered: boolean;
  /** The same of the rows embedded in them. */
  readonly areEmbeddingsOrdered: boolean;
}

export interface Asked extends Omit<Draft, "target" | "pairs"> {
  /** Below `/rest/v1`, with its query. */
  readonly path: string;
  /** Broken on purpose: whether a service refuses it, and by which code, is what is compared. */
  readonly isBroken: boolean;
}

export function askedOf({ target, pairs, ...rest }: Draft): Asked {
  return { ...rest, path: `/${target}${queryOf(pairs)}`, isBroken: false };
}

/** The characters of the grammar stay as callers write them. */
function queryOf(pairs: readonly Pair[]): string {
  const encode = (text: string) => encodeURIComponent(text).replace(/%(?:2C|3A|22)/g, decodeURIComponent);
  const written = pairs.map((pair) => pair.map(encode).join("="));
  return written.length > 0 ? `?${written.join("&")}` : "";
}

/** Of databases that live for minutes and are reached by a socket in a folder of this user's alone. */
export const keys: Readonly<Record<Role, string>> = { anon: "judge-public", service_role: "judge-secret" };

/** Nothing listens there: requests are handed over within the process. */
const address = "http://127.0.0.1";

export function requestOf({ method, path, headers, body, role }: Asked): Request {
  return new Request(`${address}/rest/v1${path}`, {
    method,
    headers: { ...headers, apikey: keys[role] },
    body,
  });
}

/** @returns a line for a shell, against a site whose address is in `$SITE` and whose key is in `$KEY` */
export function curlOf({ method, path, headers, body }: Asked): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  return [
    method === "HEAD" ? "curl -gI" : `curl -g -X ${method}`,
    `"$SITE"${quoted(`/rest/v1${path}`)}`,
    '-H "apikey: $KEY"',
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`-d ${quoted(body)}`]),
  ].join(" ");
}
