/** A client with a site of its own, in either protocol version. */
import type { Sql } from "#postgres";
import { connectPlainly, openSite, publicKey } from "./site.ts";

/** A message from the site. */
export interface ReceivedMessage {
  readonly topic: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly ref: string | null;
  readonly join_ref: string | null;
}

/** A client that speaks one of the two protocols; messages of both are read into the same form. */
export async function connectClient(sql: Sql, version: string, key = publicKey) {
  const site = await openSite(sql);
  const plain = await connectPlainly(site, `apikey=${key}&vsn=${version}`);
  const send = (
    event: string,
    payload: unknown = {},
    { topic = "realtime:a", ref = "2", joinRef = "1" } = {},
  ) =>
    plain.send(
      version === "1.0.0"
        ? { topic, event, payload, ref, join_ref: joinRef }
        : [joinRef, ref, topic, event, payload],
    );
  const messages = () => plain.received.map((message) => readMessage(version, message));
  const receive = async (event: string, ref: string | null = null): Promise<ReceivedMessage> =>
    readMessage(
      version,
      await plain.find((message) => {
        const read = readMessage(version, message);
        return read.event === event && (ref === null || read.ref === ref);
      }),
    );
  const join = (bindings: readonly unknown[], more: object = {}, ref = "1") =>
    send("phx_join", { config: { postgres_changes: bindings }, ...more }, { ref, joinRef: ref });
  return { site, plain, send, receive, messages, join };
}

function readMessage(version: string, message: unknown): ReceivedMessage {
  if (version === "1.0.0") return message as ReceivedMessage;
  const [join_ref, ref, topic, event, payload] = message as [string, string, string, string, object];
  return { join_ref, ref, topic, event, payload: payload as ReceivedMessage["payload"] };
}
