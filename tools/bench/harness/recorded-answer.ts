/** Records one response of a server byte by byte, so that another server can send the same. */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface RecordedAnswer {
  readonly status: number;
  /** Without those of the connection and those that every server sets itself. */
  readonly headers: readonly (readonly [string, string])[];
  /** As it was sent, compressed or not. */
  readonly body: Buffer;
}

const headersOfEachServer = new Set(["date", "connection", "keep-alive", "server"]);

interface RequestOptions {
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Does not use `fetch`, which would decompress the body. */
export async function recordAnswer(
  address: string,
  { method = "GET", headers = {}, body }: RequestOptions = {},
): Promise<RecordedAnswer> {
  const sent = request(address, { method, headers }).end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    headers: pairsOf(answer.rawHeaders).filter(([name]) => !headersOfEachServer.has(name.toLowerCase())),
    body: await buffer(answer),
  };
}

function pairsOf(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, place) => (place % 2 === 0 ? [[name, raw[place + 1] ?? ""]] : []));
}

/** @throws when two servers send different responses, whose speed cannot be compared */
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
