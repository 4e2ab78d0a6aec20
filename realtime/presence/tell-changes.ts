/**
 * Tells the clients of this process who is present: first everybody, then each change. A change is told at once, and
 * those that follow it soon are told together, so that a crowd that arrives costs each client few messages.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Channel } from "../channels/channel.ts";
import { createPauses } from "../channels/pauses.ts";
import type { Topics } from "../channels/topics.ts";
import type { Limits } from "../limits.ts";
import { encodeAround } from "../wire/encode.ts";
import { type Member, refOf } from "./members.ts";

interface ChangeTeller {
  /** The channel wants to know who is present. */
  follow(channel: Channel): void;
  unfollow(channel: Channel): void;
  note(change: "joins" | "leaves", member: Member): void;
}

interface TellerParts {
  readonly topics: Topics;
  readonly membersOf: (topic: string) => Iterable<Member>;
  readonly limits: Pick<Limits, "presenceEveryMs">;
  logError(message: string): void;
}

/** What is to be told of a topic, by the reference of the member. */
type Changes = Record<"joins" | "leaves", Map<string, Member>>;

export function createChangeTeller({ topics, membersOf, limits, logError }: TellerParts): ChangeTeller {
  const followers = new Map<Channel, "is new" | "knows all">();
  let changed = new Map<string, Changes>();
  let isRunning = false;
  let nextAt = 0;

  function changesOf(topic: string): Changes {
    const changes = changed.get(topic) ?? { joins: new Map(), leaves: new Map() };
    changed.set(topic, changes);
    if (!isRunning) {
      isRunning = true;
      run()
        .catch((error) => logError(`Presence could not be told: ${String(error)}`))
        .finally(() => {
          isRunning = false;
        });
    }
    return changes;
  }

  async function run(): Promise<void> {
    // A replaced member leaves and joins in one step.
    await Promise.resolve();
    while (changed.size > 0) {
      const restMs = nextAt - performance.now();
      if (restMs > 0) await wait(restMs, undefined, { ref: false });
      const began = performance.now();
      const told = changed;
      changed = new Map();
      for (const [topic, changes] of told) await tell(topic, changes);
      // At most half of the time is spent on telling.
      const ended = performance.now();
      nextAt = ended + Math.max(limits.presenceEveryMs, ended - began);
    }
  }

  async function tell(topic: string, changes: Changes): Promise<void> {
    const channels = topics.of(topic);
    // Written before the first pause, so that everything later is a change.
    const isAnyNew = [...channels].some((channel) => followers.get(channel) === "is new");
    const writeState = isAnyNew
      ? createFrameWriter("presence_state", writePresences(membersOf(topic)))
      : null;
    const writeDiff =
      changes.joins.size + changes.leaves.size > 0
        ? createFrameWriter("presence_diff", writeChanges(changes))
        : null;
    const pause = createPauses();
    for (const channel of channels) {
      const follower = followers.get(channel);
      const write = follower === "is new" ? writeState : writeDiff;
      if (follower === undefined || !write) continue;
      followers.set(channel, "knows all");
      channel.client.send(write(channel));
      await pause();
    }
  }

  return {
    follow(channel) {
      if (followers.has(channel)) return;
      followers.set(channel, "is new");
      changesOf(channel.topic);
    },
    unfollow: (channel) => followers.delete(channel),
    note(change, member) {
      const changes = changesOf(member.topic);
      const ref = refOf(member);
      // Who comes and goes within a moment is not told at all, nor who goes and is back.
      if (changes[change === "joins" ? "leaves" : "joins"].delete(ref)) return;
      changes[change].set(ref, member);
    },
  };
}

function writeChanges({ joins, leaves }: Changes): string {
  return `{"joins":${writePresences(joins.values())},"leaves":${writePresences(leaves.values())}}`;
}

/** Written as text, since an object cannot have every key, such as `__proto__`. */
function writePresences(members: Iterable<Member>): string {
  const keys = Map.groupBy(members, ({ key }) => key);
  const written = [...keys].map(
    ([key, present]) => `${JSON.stringify(key)}:{"metas":[${present.map(({ meta }) => meta).join(",")}]}`,
  );
  return `{${written.join(",")}}`;
}

/**
 * Changes carry the reference of the join, so that a client that has joined again leaves out those meant for its
 * former join. The list is the same for all, since it can be long, and a later list replaces it.
 */
function createFrameWriter(
  event: "presence_state" | "presence_diff",
  payload: string,
): (channel: Channel) => Buffer {
  const frames = new Map<string, Buffer>();
  return ({ client: { version }, joinRef: ofChannel, topic }) => {
    const joinRef = event === "presence_diff" ? ofChannel : null;
    const recipient = JSON.stringify([version, joinRef]);
    const written =
      frames.get(recipient) ??
      Buffer.from(encodeAround(version, { joinRef, ref: null, topic, event }, payload));
    frames.set(recipient, written);
    return written;
  };
}
