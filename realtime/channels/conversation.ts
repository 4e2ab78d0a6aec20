/**
 * What happens to each message of one client: it joins channels, leaves them, and keeps its connection alive. Sending
 * to others is refused by name: channels carry changes of tables only.
 */
import { MessageRefused, refuse } from "../errors.ts";
import { createRate } from "../rate.ts";
import { encode } from "../wire/encode.ts";
import type { Message } from "../wire/message.ts";
import { type Channel, type Client, type House, nameOf, topicPrefix } from "./channel.ts";
import { readJoin } from "./join-payload.ts";
import { tellSystem } from "./spread-changes.ts";
import type { Role } from "./tables.ts";

export interface Conversation {
  receive(message: Message): void;
  /** The connection has ended. */
  end(): void;
}

interface Talk {
  readonly client: Client;
  readonly house: House;
  /** By their topics, those that are joined and those that are about to be. */
  readonly channels: Map<string, Channel>;
  readonly mayJoin: () => boolean;
}

export function openConversation(client: Client, house: House): Conversation {
  const talk: Talk = {
    client,
    house,
    channels: new Map(),
    mayJoin: createRate(house.limits.joinsPerSecond),
  };
  return {
    receive: (message) => {
      answer(talk, message).catch((error) => {
        if (!(error instanceof MessageRefused))
          house.logError(`A message was not answered: ${String(error)}`);
        const reason = error instanceof MessageRefused ? error.message : refuse("databaseAway").message;
        reply(talk, message, "error", { reason });
      });
    },
    end: () => {
      for (const channel of talk.channels.values()) forget(talk, channel);
    },
  };
}

async function answer(talk: Talk, message: Message): Promise<void> {
  if (message.topic === "phoenix" && message.event === "heartbeat") return reply(talk, message, "ok", {});
  if (message.event === "phx_join") return join(talk, message);
  if (message.event === "phx_leave") return leave(talk, message);
  const channel = talk.channels.get(message.topic);
  if (!channel) throw refuse("unmatchedTopic");
  switch (message.event) {
    case "access_token":
      return changeToken(talk, channel, message.payload.access_token);
    case "broadcast":
      throw refuse("broadcast");
    case "presence":
      throw refuse("presence");
    default:
      throw refuse("unknownEvent", { event: message.event });
  }
}

/** The answer comes before any change, and no change is missed after it. */
async function join(talk: Talk, message: Message): Promise<void> {
  const { house, client, channels } = talk;
  const { topic, joinRef, ref, payload } = message;
  if (!talk.mayJoin()) throw refuse("tooManyJoins", { most: house.limits.joinsPerSecond });
  if (!topic.startsWith(topicPrefix)) throw refuse("unmatchedTopic");
  if (nameOf(topic) === "") throw refuse("topicNameRequired");
  const former = channels.get(topic);
  if (former) close(talk, former);
  if (channels.size >= house.limits.channelsPerConnection) {
    throw refuse("tooManyChannels", { most: house.limits.channelsPerConnection });
  }
  const { bindings, token, wantsPresence } = readJoin(payload, house.limits);
  const role = token === null ? client.role : roleOf(house, token);
  const channel: Channel = { client, topic, joinRef: joinRef ?? ref, bindings, role, subscriptions: [] };
  channels.set(topic, channel);
  if (!(await follow(talk, channel))) return;
  reply(talk, message, "ok", {
    postgres_changes: bindings.map((binding, at) => ({ ...binding, id: at + 1 })),
  });
  if (bindings.length > 0) {
    house.followers.add(channel);
    tellSystem(channel, { status: "ok", message: "Subscribed to PostgreSQL", version: house.version() });
  }
  if (wantsPresence) push(channel, "presence_state");
}

function roleOf(house: House, token: string): Role {
  const role = house.identify(token);
  if (!role) throw refuse("unknownToken");
  return role;
}

/**
 * @returns whether the channel is still wanted: while the database was asked, it may have been left or joined anew
 * @throws {MessageRefused} after telling why; the channel then is no more
 */
async function follow(talk: Talk, channel: Channel): Promise<boolean> {
  const { role } = channel;
  const isWanted = () => talk.channels.get(channel.topic) === channel;
  try {
    const subscriptions = await talk.house.subscribe(channel.bindings, role);
    // Of two tokens that came one after the other, the last counts.
    if (channel.role === role) channel.subscriptions = subscriptions;
    return isWanted();
  } catch (error) {
    if (!isWanted()) return false;
    forget(talk, channel);
    if (!(error instanceof MessageRefused)) talk.house.logError(`A channel was not joined: ${String(error)}`);
    const refusal = error instanceof MessageRefused ? error : refuse("databaseAway");
    tellSystem(channel, { status: "error", message: refusal.message });
    throw refusal;
  }
}

/** A join of the same topic may have come before the leaving of the former one: that one is gone already. */
function leave(talk: Talk, message: Message): void {
  const channel = talk.channels.get(message.topic);
  reply(talk, message, "ok", {});
  if (channel && (message.joinRef ?? channel.joinRef) === channel.joinRef) close(talk, channel);
}

/** Clients repeat their token now and then. What a new one may not read ends the channel. */
async function changeToken(talk: Talk, channel: Channel, token: unknown): Promise<void> {
  const role = typeof token === "string" ? talk.house.identify(token) : talk.client.role;
  if (role === channel.role) return;
  if (role) {
    channel.role = role;
    const isRefused = await follow(talk, channel).then(
      () => false,
      () => true,
    );
    if (isRefused) push(channel, "phx_close");
    return;
  }
  tellSystem(channel, { extension: "system", status: "error", message: refuse("unknownToken").message });
  close(talk, channel);
}

function close(talk: Talk, channel: Channel): void {
  forget(talk, channel);
  push(channel, "phx_close");
}

function forget({ channels, house }: Talk, channel: Channel): void {
  if (channels.get(channel.topic) === channel) channels.delete(channel.topic);
  house.followers.delete(channel);
}

/** What nobody asked for; a channel's end carries the reference of its beginning. */
function push({ client, topic, joinRef }: Channel, event: "phx_close" | "presence_state"): void {
  const ref = event === "phx_close" ? joinRef : null;
  client.send(encode(client.version, { joinRef, ref, topic, event, payload: {} }));
}

function reply(
  { client }: Talk,
  { joinRef, ref, topic }: Message,
  status: "ok" | "error",
  response: Readonly<Record<string, unknown>>,
): void {
  const payload = { status, response };
  client.send(encode(client.version, { joinRef, ref, topic, event: "phx_reply", payload }));
}
