/** Records one answer of a server byte by byte, so that another server can send the same. */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface RecordedAnswer {
  readonly status: number;
  /** As they came, without those that belong to the connection or that every server sets itself. */
  readonly headers: readonly (readonly [string, string])[];
  /** As it came: compressed, if it was. */
  readonly body: Buffer;
}

const ownOfEachServer = new Set(["date", "connection", "keep-alive", "server"]);

interface Asked {
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Not by `fetch`, which would decompress the body. */
export async function recordAnswer(
  address: string,
  { method = "GET", headers = {}, body }: Asked = {},
): Promise<RecordedAnswer> {
  const sent = request(address, { method, headers }).end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    headers: pairsOf(answer.rawHeaders).filter(([name]) => !ownOfEachServer.has(name.toLowerCase())),
    body: await buffer(answer),
  };
}

function pairsOf(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, place) => (place % 2 === 0 ? [[name, raw[place + 1] ?? ""]] : []));
}

/** @throws when two servers do not send the same, since then their speed cannot be compared */
export function requireSameAnswer(one: RecordedAnswer, other: RecordedAnswer): void {
  const [ours, theirs] = [headersOf(one), headersOf(other)];
  const different = [
    ...ours.filter((header) => !theirs.includes(header)),
    ...theirs.filter((header) => !ours.includes(header)),
    ...(one.status === other.status ? [] : [`status ${one.status} and ${other.status}`]),
    ...(one.body.equals(other.body) ? [] : ["the body"]),
  ];
  if (different.length > 0)
    throw new Error(`The reference does not answer the same: ${different.join(", ")}.`);
}

function headersOf({ headers }: RecordedAnswer): string[] {
  return headers.map(([name, value]) => `${name.toLowerCase()}: ${value}`);
}
