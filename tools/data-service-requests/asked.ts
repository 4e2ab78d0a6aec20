/** One request as it is sent to both: to ours and to the judge, and how a person would repeat it. */

export interface Asked {
  readonly method: string;
  /** Below `/rest/v1`, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly role: Role;
  /** Broken on purpose: whether a service refuses it, and by which code, is what is compared. */
  readonly isBroken: boolean;
  /** Whether the order of the rows is settled by the request; where not, any order will do. */
  readonly isOrdered: boolean;
  /** The same of the rows embedded in them. */
  readonly areEmbeddingsOrdered: boolean;
}

export type Role = "anon" | "service_role";

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
