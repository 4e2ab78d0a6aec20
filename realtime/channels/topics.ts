/** The joined channels by topic: whom a message to a topic reaches in this process. */
import type { Channel } from "./channel.ts";

export interface Topics {
  add(channel: Channel): void;
  remove(channel: Channel): void;
  has(channel: Channel): boolean;
  /** The channels that have joined a topic. */
  of(topic: string): ReadonlySet<Channel>;
  /** How many channels are joined. */
  count(): number;
}

const nobody: ReadonlySet<Channel> = new Set();

export function createTopics(): Topics {
  const channels = new Map<string, Set<Channel>>();
  let count = 0;
  return {
    add(channel) {
      count += 1;
      const joined = channels.get(channel.topic) ?? new Set();
      channels.set(channel.topic, joined.add(channel));
    },
    remove(channel) {
      const joined = channels.get(channel.topic);
      if (joined?.delete(channel)) count -= 1;
      if (joined?.size === 0) channels.delete(channel.topic);
    },
    has: (channel) => channels.get(channel.topic)?.has(channel) ?? false,
    of: (topic) => channels.get(topic) ?? nobody,
    count: () => count,
  };
}
