/** A conversation with a site of its own, word by word, in either protocol. */
import type { Sql } from "#postgres";
import { connectPlainly, openSite, publicKey } from "./site.ts";

/** A message of the site. */
export interface Heard {
  readonly topic: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly ref: string | null;
  readonly join_ref: string | null;
}

/** A client that speaks one of the two protocols, and reads what comes in either as the same. */
export async function converse(sql: Sql, version: string, key = publicKey) {
  const site = await openSite(sql);
  const plain = await connectPlainly(site, `apikey=${key}&vsn=${version}`);
  const say = (
    event: string,
    payload: unknown = {},
    { topic = "realtime:a", ref = "2", joinRef = "1" } = {},
  ) =>
    plain.send(
      version === "1.0.0"
        ? { topic, event, payload, ref, join_ref: joinRef }
        : [joinRef, ref, topic, event, payload],
    );
  const heard = () => plain.received.map((message) => readMessage(version, message));
  const hear = async (event: string, ref: string | null = null): Promise<Heard> =>
    readMessage(
      version,
      await plain.find((message) => {
        const read = readMessage(version, message);
        return read.event === event && (ref === null || read.ref === ref);
      }),
    );
  const join = (bindings: readonly unknown[], more: object = {}, ref = "1") =>
    say("phx_join", { config: { postgres_changes: bindings }, ...more }, { ref, joinRef: ref });
  return { site, plain, say, hear, heard, join };
}

function readMessage(version: string, message: unknown): Heard {
  if (version === "1.0.0") return message as Heard;
  const [join_ref, ref, topic, event, payload] = message as [string, string, string, string, object];
  return { join_ref, ref, topic, event, payload: payload as Heard["payload"] };
}
