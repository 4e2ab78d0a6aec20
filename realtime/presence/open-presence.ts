/**
 * Tracks members of channels in all processes. Each process owns the members that are connected to it and announces
 * them; all hear the announcements in the same order. Members of a process that is silent for too long are removed.
 */
import type { PresenceMessage, Track } from "../bus/bus-message.ts";
import type { Bus } from "../bus/open-bus.ts";
import type { Channel } from "../channels/channel.ts";
import type { CountedSender } from "../channels/count-senders.ts";
import { type LiveMessages, sendingRefusal } from "../channels/live-messages.ts";
import type { Role } from "../channels/tables.ts";
import type { Topics } from "../channels/topics.ts";
import { refuse } from "../errors.ts";
import type { Limits } from "../limits.ts";
import { createMembers } from "./members.ts";
import { onceLater } from "./once-later.ts";
import { createChangeTeller } from "./tell-changes.ts";
import { watchInstances } from "./watch-instances.ts";
import { writeTrack } from "./write-track.ts";

export interface Presence {
  /** Sends a channel who is present, and then each change. */
  follow(channel: Channel): void;
  /**
   * Tracks a channel's client, or replaces what it has told of itself. Resolves when this process has heard it.
   * @param meta what others see of the client
   * @throws {MessageRefused}
   */
  track(channel: Channel, meta: object): Promise<void>;
  /** @throws {MessageRefused} when the database is away; the others learn of it later */
  untrack(channel: Channel): Promise<void>;
  /** To be called when the rights of a channel have changed. */
  checkRight(channel: Channel): void;
  /** To be called when a channel has ended. */
  leave(channel: Channel): void;
  hear(message: PresenceMessage, instance: string): void;
  /** Announcements may have been lost: tells and asks everything again. */
  onGap(): void;
  close(): void;
}

interface PresenceParts {
  readonly bus: Pick<Bus, "instance" | "publish" | "announce">;
  readonly topics: Topics;
  readonly limits: Limits;
  readonly allowed: LiveMessages;
  /** @throws {MessageRefused} when the sender's network sends too much */
  readonly countInNetwork: (sender: CountedSender) => void;
  logError(message: string): void;
}

/** After a failure, until everything is announced again. */
const repairAfterMs = 1_000;

/** Several processes that start together are answered once. */
const answerAfterMs = 100;

export function openPresence({
  bus,
  topics,
  limits,
  allowed,
  countInNetwork,
  logError,
}: PresenceParts): Presence {
  const members = createMembers((change, member) => teller.note(change, member));
  const teller = createChangeTeller({ topics, membersOf: members.of, limits, logError });
  /** What this process has announced, heard or not. */
  const own = new Map<number, Track>();
  const tracked = new Map<Channel, number>();
  const refused = new WeakSet<Track>();
  let numbers = 0;

  const announceAll = () => void bus.announce([{ kind: "only", numbers: [...own.keys()] }, ...own.values()]);
  const askAll = () => void bus.announce([{ kind: "hello" }]);
  const repair = onceLater(repairAfterMs, () => {
    announceAll();
    askAll();
  });
  const answer = onceLater(answerAfterMs, announceAll);
  const ask = onceLater(answerAfterMs, askAll);
  const watch = watchInstances({
    instance: bus.instance,
    members,
    silenceMs: limits.instanceSilenceMs,
    beat: () => {
      if (own.size > 0) void bus.announce([{ kind: "beat", members: own.size }]);
    },
  });
  askAll();

  /** Counts what is announced and not yet heard, too. */
  function requireRoom({ topic, client }: Channel, role: Role): void {
    const ofClient = [...tracked.keys()].filter((channel) => channel.client === client).length;
    if (role !== "service_role" && ofClient >= limits.membersPerConnection) {
      throw refuse("tooManyMembers", { where: "A connection", most: limits.membersPerConnection });
    }
    const unheard = [...own.values()].filter(({ number }) => !members.has(bus.instance, number));
    const inTopic = members.countIn(topic) + unheard.filter((track) => track.topic === topic).length;
    if (inTopic >= limits.membersPerChannel) {
      throw refuse("tooManyMembers", { where: "A channel", most: limits.membersPerChannel });
    }
    if (members.count() + unheard.length >= limits.members) {
      throw refuse("tooManyMembers", { where: "The site", most: limits.members });
    }
  }

  function forget(channel: Channel): number | undefined {
    const number = tracked.get(channel);
    if (number === undefined) return undefined;
    tracked.delete(channel);
    own.delete(number);
    // At once, since the database may be away.
    members.remove(bus.instance, number);
    return number;
  }

  function announceEnd(channel: Channel): void {
    const number = forget(channel);
    if (number !== undefined) void bus.announce([{ kind: "untrack", numbers: [number] }]);
  }

  function restore(channel: Channel, former: Track | undefined): void {
    if (!former || refused.has(former)) return void tracked.delete(channel);
    own.set(former.number, former);
    tracked.set(channel, former.number);
  }

  return {
    follow: teller.follow,
    async track(channel, meta) {
      const { topic, presenceKey: key, client, identity } = channel;
      const role = identity?.role ?? "";
      const refusal = sendingRefusal(allowed, role);
      if (refusal) throw refusal;
      countInNetwork({ role, network: client.network });
      const replaces = tracked.get(channel) ?? null;
      const former = replaces === null ? undefined : own.get(replaces);
      if (!former) requireRoom(channel, role);
      const number = ++numbers;
      const track = writeTrack({ instance: bus.instance, topic, key, number, meta, replaces }, limits);
      own.set(number, track);
      if (former) own.delete(former.number);
      tracked.set(channel, number);
      try {
        await bus.publish(track);
      } catch (error) {
        own.delete(number);
        refused.add(track);
        if (tracked.get(channel) === number) restore(channel, former);
        // The client has left meanwhile.
        else if (former && !tracked.has(channel)) members.remove(bus.instance, former.number);
        repair();
        throw error;
      }
    },
    async untrack(channel) {
      const number = forget(channel);
      if (number === undefined) return;
      if (!(await bus.announce([{ kind: "untrack", numbers: [number] }]))) throw refuse("notSent");
    },
    checkRight(channel) {
      if (sendingRefusal(allowed, channel.identity?.role ?? "")) announceEnd(channel);
    },
    leave(channel) {
      teller.unfollow(channel);
      announceEnd(channel);
    },
    hear(message, instance) {
      watch.heard(instance);
      switch (message.kind) {
        case "track":
          if (message.replaces !== null) members.remove(instance, message.replaces);
          return members.add({ instance, ...message });
        case "untrack":
          for (const number of message.numbers) members.remove(instance, number);
          return;
        case "only":
          return members.keepOnly(instance, new Set(message.numbers));
        case "hello":
          if (instance !== bus.instance) answer();
          return;
        case "beat":
          // Of itself this process knows newer things than it has announced.
          if (instance !== bus.instance && members.countOf(instance) !== message.members) ask();
      }
    },
    onGap: repair,
    close() {
      watch.close();
      for (const timer of [repair, answer, ask]) timer.cancel();
      void bus.announce([{ kind: "only", numbers: [] }]);
    },
  };
}
