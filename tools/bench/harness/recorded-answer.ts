/** One answer of a server, byte by byte, so that another can send the same. */
import { get } from "node:http";

export interface RecordedAnswer {
  readonly status: number;
  /** As they came, without those that belong to the connection and those that every server sets itself. */
  readonly headers: readonly (readonly [string, string])[];
  /** As it came: compressed, if it was. */
  readonly body: Buffer;
}

const ownOfEachServer = new Set(["date", "connection", "keep-alive", "server"]);

export function recordAnswer(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RecordedAnswer> {
  return new Promise((settle, refuse) => {
    get(address, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        settle({
          status: answer.statusCode ?? 0,
          headers: pairsOf(answer.rawHeaders).filter(([name]) => !ownOfEachServer.has(name.toLowerCase())),
          body: Buffer.concat(parts),
        }),
      );
    }).on("error", refuse);
  });
}

function pairsOf(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, place) => (place % 2 === 0 ? [[name, raw[place + 1] ?? ""]] : []));
}

/** @throws when two servers do not send the same, since then their speed cannot be compared */
export function refuseOtherAnswer(one: RecordedAnswer, other: RecordedAnswer): void {
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
