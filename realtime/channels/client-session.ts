/**
 * Handles each message of one client: joining and leaving channels, broadcasts, tokens and heartbeats. Refuses by
 * name what is not offered, or not allowed.
 */
import { MessageRefused, refuse } from "../errors.ts";
import { createRateLimiter, createTurns } from "../rate-limiter.ts";
import { encode } from "../wire/encode.ts";
import type { Message } from "../wire/message.ts";
import { type Channel, type Client, nameOf, topicPrefix } from "./channel.ts";
import type { Hub } from "./hub.ts";
import { parseJoin } from "./join-payload.ts";
import { handleMemberMessage, isMemberEvent } from "./member-messages.ts";
import type { Subscription } from "./subscription.ts";
import { sendSystemMessage } from "./system-message.ts";
import type { Identity } from "./tables.ts";
import { watchExpiry } from "./token-expiry.ts";

export interface ClientSession {
  receive(message: Message): void;
  /** The connection has ended. */
  end(): void;
}

interface SessionState {
  readonly client: Client;
  readonly hub: Hub;
  /** By topic: the channels that are joined or being joined. */
  readonly channels: Map<string, Channel>;
  readonly joinInTurn: ReturnType<typeof createTurns>;
  readonly isSendAllowed: () => boolean;
}

export function openClientSession(client: Client, hub: Hub): ClientSession {
  const session: SessionState = {
    client,
    hub,
    channels: new Map(),
    joinInTurn: createTurns(hub.limits.joinsPerSecond, hub.limits.channelsPerConnection),
    isSendAllowed: createRateLimiter(hub.limits.sendsPerSecond),
  };
  return {
    receive: (message) => {
      handle(session, message).catch((error) => {
        if (!(error instanceof MessageRefused))
          hub.logError(`A message could not be answered: ${String(error)}`);
        const reason = error instanceof MessageRefused ? error.message : refuse("databaseAway").message;
        reply(session, message, "error", { reason });
        tellSender(session, message, reason);
      });
    },
    end: () => {
      for (const channel of session.channels.values()) remove(session, channel);
    },
  };
}

/** The official client keeps the reason of a refused message to itself, and reads no reply if it asked for no ack. */
function tellSender({ channels }: SessionState, { topic, event }: Message, message: string): void {
  const channel = channels.get(topic);
  if (!channel || !isMemberEvent(event)) return;
  sendSystemMessage(channel, { extension: "system", status: "error", message });
}

async function handle(session: SessionState, message: Message): Promise<void> {
  if (message.topic === "phoenix" && message.event === "heartbeat") return reply(session, message, "ok", {});
  if (message.event === "phx_join") return join(session, message);
  if (message.event === "phx_leave") return leave(session, message);
  const channel = session.channels.get(message.topic);
  if (!channel) throw refuse("unmatchedTopic");
  if (message.event === "access_token") return changeToken(session, channel, message.payload.access_token);
  if (!isMemberEvent(message.event)) throw refuse("unknownEvent", { event: message.event });
  const wantsReply = await handleMemberMessage(session.hub, channel, message, session.isSendAllowed);
  if (wantsReply) reply(session, message, "ok", {});
}

/** The reply comes before any change, and no change after it is missed. Joins of many channels at once take turns. */
async function join(session: SessionState, message: Message): Promise<void> {
  const { hub, client, channels } = session;
  const { topic, joinRef, ref, payload } = message;
  if (!topic.startsWith(topicPrefix)) throw refuse("unmatchedTopic");
  if (nameOf(topic) === "") throw refuse("topicNameRequired");
  const former = channels.get(topic);
  if (former) close(session, former);
  if (channels.size >= hub.limits.channelsPerConnection) {
    throw refuse("tooManyChannels", { most: hub.limits.channelsPerConnection });
  }
  if (hub.topics.count() >= hub.limits.channels) throw refuse("tooManyChannelsInAll");
  const { wantsPresence, ...asked } = parseJoin(payload, hub.limits);
  const channel: Channel = {
    client,
    topic,
    joinRef: joinRef ?? ref,
    ...asked,
    identity: null,
    expiry: undefined,
    subscriptions: [],
  };
  const turn = session.joinInTurn();
  if (!turn) throw refuse("tooManyJoins", { most: hub.limits.joinsPerSecond });
  channels.set(topic, channel);
  await turn;
  if (!(await identifyChannel(session, channel)) || !(await subscribeChannel(session, channel))) return;
  reply(session, message, "ok", {
    postgres_changes: channel.bindings.map((binding, at) => ({ ...binding, id: at + 1 })),
  });
  hub.topics.add(channel);
  if (channel.bindings.length > 0) {
    hub.subscribers.add(channel);
    sendSystemMessage(channel, { status: "ok", message: "Subscribed to PostgreSQL", version: hub.version() });
  }
  if (!wantsPresence) return;
  if (hub.presence) hub.presence.follow(channel);
  else push(channel, "presence_state");
}

/**
 * @returns whether the channel is still wanted: meanwhile it may have been left or joined again
 * @throws {MessageRefused} for a token that is not valid; the channel is removed then
 */
async function identifyChannel(session: SessionState, channel: Channel): Promise<boolean> {
  const { token, client } = channel;
  try {
    const identity = token === null ? client.identity : await session.hub.identify(token, client.identity);
    if (session.channels.get(channel.topic) !== channel) return false;
    if (!identity) throw refuse("unknownToken");
    // When another token has arrived meanwhile, that one counts once it is verified.
    if (channel.token === token || !channel.identity) setIdentity(session, channel, identity);
    return true;
  } catch (error) {
    remove(session, channel);
    throw error;
  }
}

function setIdentity(session: SessionState, channel: Channel, identity: Identity): void {
  channel.identity = identity;
  watchExpiry(channel, () => endByToken(session, channel, "tokenEnded"));
}

/**
 * @returns whether the channel is still wanted: during the query it may have been left or joined again
 * @throws {MessageRefused} after sending the reason; the channel is removed then
 */
async function subscribeChannel(session: SessionState, channel: Channel): Promise<boolean> {
  const { identity } = channel;
  const isWanted = () => session.channels.get(channel.topic) === channel;
  try {
    const subscriptions = await session.hub.subscribe(channel.bindings, identity?.role ?? "");
    requireFewPatterns(session, channel, subscriptions);
    // When two tokens arrive in a row, the last one counts.
    if (channel.identity === identity) channel.subscriptions = subscriptions;
    return isWanted();
  } catch (error) {
    if (!isWanted()) return false;
    remove(session, channel);
    if (!(error instanceof MessageRefused))
      session.hub.logError(`A channel could not be joined: ${String(error)}`);
    const refusal = error instanceof MessageRefused ? error : refuse("databaseAway");
    sendSystemMessage(channel, { status: "error", message: refusal.message });
    throw refusal;
  }
}

function requireFewPatterns(
  { channels, hub }: SessionState,
  channel: Channel,
  subscriptions: readonly Subscription[],
): void {
  const others = [...channels.values()].filter((other) => other !== channel);
  const all = [...others.flatMap((other) => other.subscriptions), ...subscriptions];
  const patterns = all.flatMap(({ conditions }) => conditions.filter(({ pattern }) => pattern));
  if (patterns.length > hub.limits.patternsPerConnection) {
    throw refuse("tooManyPatterns", { most: hub.limits.patternsPerConnection });
  }
}

/** A new join of the topic may have come before the leave of the former one, which is already gone. */
function leave(session: SessionState, message: Message): void {
  const channel = session.channels.get(message.topic);
  reply(session, message, "ok", {});
  if (channel && (message.joinRef ?? channel.joinRef) === channel.joinRef) close(session, channel);
}

/** Clients repeat their token now and then. A channel ends when the new token may not read it. */
async function changeToken(session: SessionState, channel: Channel, sent: unknown): Promise<void> {
  const token = typeof sent === "string" ? sent : null;
  channel.token = token;
  const { identity: connected } = session.client;
  const identity = token === null ? connected : await session.hub.identify(token, connected);
  if (channel.token !== token || session.channels.get(channel.topic) !== channel) return;
  if (!identity) return endByToken(session, channel, "unknownToken");
  const former = channel.identity?.role;
  setIdentity(session, channel, identity);
  if (identity.role === former) return;
  session.hub.presence?.checkRight(channel);
  const isRefused = await subscribeChannel(session, channel).then(
    () => false,
    () => true,
  );
  if (isRefused) push(channel, "phx_close");
}

function endByToken(session: SessionState, channel: Channel, reason: "unknownToken" | "tokenEnded"): void {
  sendSystemMessage(channel, { extension: "system", status: "error", message: refuse(reason).message });
  close(session, channel);
}

function close(session: SessionState, channel: Channel): void {
  remove(session, channel);
  push(channel, "phx_close");
}

function remove({ channels, hub }: SessionState, channel: Channel): void {
  clearTimeout(channel.expiry);
  if (channels.get(channel.topic) === channel) channels.delete(channel.topic);
  hub.subscribers.delete(channel);
  hub.topics.remove(channel);
  hub.presence?.leave(channel);
}

/** Sends a message that is not a reply; the end of a channel carries the reference of its join. */
function push({ client, topic, joinRef }: Channel, event: "phx_close" | "presence_state"): void {
  const ref = event === "phx_close" ? joinRef : null;
  client.send(encode(client.version, { joinRef, ref, topic, event, payload: {} }));
}

function reply(
  { client }: SessionState,
  { joinRef, ref, topic }: Message,
  status: "ok" | "error",
  response: Readonly<Record<string, unknown>>,
): void {
  const payload = { status, response };
  client.send(encode(client.version, { joinRef, ref, topic, event: "phx_reply", payload }));
}
