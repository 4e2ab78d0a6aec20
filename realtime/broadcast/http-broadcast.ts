/**
 * Broadcasts over HTTP, for programs without a socket: `POST /api/broadcast` with a list of messages, and
 * `POST /api/broadcast/TOPIC/events/EVENT` with one payload. The same rules hold as on a channel.
 */
import { z } from "zod";
import { topicPrefix } from "../channels/channel.ts";
import type { Identify } from "../channels/tables.ts";
import { MessageRefused, type Reason, refuse } from "../errors.ts";
import type { Limits } from "../limits.ts";
import type { Message } from "../wire/message.ts";
import type { Broadcasts } from "./open-broadcasts.ts";
import { parseBroadcast } from "./parse-broadcast.ts";
import { readBody } from "./read-body.ts";

export interface HttpBroadcastParts {
  /** Null when messages between clients are off. */
  readonly broadcasts: Broadcasts | null;
  readonly limits: Limits;
  readonly identify: Identify;
}

/** What is refused with another status than 400. */
const statuses: Partial<Record<Reason, number>> = {
  unknownKey: 401,
  messagesOff: 403,
  messagesOfService: 403,
  noSuchAddress: 404,
  postOnly: 405,
  broadcastTooLong: 413,
  requestTooLong: 413,
  tooManyBroadcasts: 429,
  tooMuchToSend: 503,
  notSent: 503,
};

/**
 * @param request its path is looked at from `/api/` on
 * @param network of the visitor; null for one that is not limited
 * @returns 202 when all messages were sent, else an error with a `message`
 */
export async function answerHttpBroadcast(
  { broadcasts, limits, identify }: HttpBroadcastParts,
  request: Request,
  network: string | null,
): Promise<Response> {
  try {
    const identity = await identify(keyOf(request.headers)).catch(() => {
      throw refuse("notSent");
    });
    if (!identity) throw refuse("unknownKey");
    const { role } = identity;
    if (!broadcasts) throw refuse("messagesOff");
    const messages = await readMessages(request, limits);
    const parsed = messages.map((message) => parseBroadcast(message, limits));
    await broadcasts.send(parsed, { role, network });
    return new Response(null, { status: 202 });
  } catch (error) {
    if (!(error instanceof MessageRefused)) throw error;
    return Response.json({ message: error.message }, { status: statuses[error.reason] ?? 400 });
  }
}

/** A bearer token takes precedence, as in the data service. */
function keyOf(headers: Headers): string {
  const [, token] = /^Bearer +(\S+)\s*$/i.exec(headers.get("Authorization") ?? "") ?? [];
  return token ?? headers.get("apikey") ?? "";
}

type Sent = Pick<Message, "topic" | "payload">;

async function readMessages(request: Request, limits: Limits): Promise<Sent[]> {
  const { pathname, searchParams } = new URL(request.url);
  const found = /\/api\/broadcast(?:\/([^/]+)\/events\/([^/]+))?$/.exec(pathname);
  if (!found) throw refuse("noSuchAddress");
  if (request.method !== "POST") throw refuse("postOnly");
  const body = await readBody(request, limits.requestBytes);
  const [, topic, event] = found;
  if (topic === undefined || event === undefined) return parseList(body, limits);
  if (searchParams.get("private") === "true") throw refuse("privateChannel");
  const isBinary = request.headers.get("Content-Type")?.startsWith("application/octet-stream");
  const payload = isBinary ? body : parseJson(body);
  const persist = [...searchParams.keys()].some((name) => name.startsWith("persist"));
  return [{ topic: topicPrefix + decode(topic), payload: { event: decode(event), payload, persist } }];
}

const list = z.object({
  messages: z
    .array(
      z.object({
        topic: z.string().min(1),
        event: z.string(),
        payload: z.unknown().optional(),
        private: z.boolean().nullish(),
      }),
    )
    .min(1),
});

function parseList(body: Buffer, limits: Limits): Sent[] {
  const read = list.safeParse(parseJson(body));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw refuse("malformedBroadcast", { problem: `${issue?.path.join(".") || "body"}: ${issue?.message}` });
  }
  const { messages } = read.data;
  if (messages.length > limits.messagesPerRequest) {
    throw refuse("tooManyInRequest", { most: limits.messagesPerRequest });
  }
  if (messages.some((message) => message.private)) throw refuse("privateChannel");
  return messages.map(({ topic, event, payload }) => ({
    topic: topicPrefix + topic,
    payload: { event, payload },
  }));
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw refuse("malformedBroadcast", { problem: "the body is no JSON" });
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw refuse("noSuchAddress");
  }
}
