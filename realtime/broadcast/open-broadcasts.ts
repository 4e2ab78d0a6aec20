/**
 * Sends broadcasts through the bus, and delivers those that it brings. Refuses who may not send, or sends too much.
 */
import type { Broadcast } from "../bus/bus-message.ts";
import type { Bus } from "../bus/open-bus.ts";
import type { Channel } from "../channels/channel.ts";
import type { CountedSender } from "../channels/count-senders.ts";
import { type LiveMessages, sendingRefusal } from "../channels/live-messages.ts";
import type { Topics } from "../channels/topics.ts";
import { refuse } from "../errors.ts";
import type { Limits } from "../limits.ts";
import { createKeyedRateLimiter } from "../rate-limiter.ts";
import { createDelivery } from "./delivery.ts";

interface Sender extends CountedSender {
  /** Gets its own message only if it asked for that; absent when the message came over HTTP. */
  readonly channel?: Channel;
}

export interface Broadcasts {
  /**
   * Resolves when this process has got the messages back from the bus.
   * @throws {MessageRefused} when one is not allowed; then none is sent
   */
  send(broadcasts: readonly Broadcast[], sender: Sender): Promise<void>;
  /** Delivers a message that the bus has brought to the members in this process. */
  hear(broadcast: Broadcast): void;
}

interface BroadcastParts {
  readonly bus: Pick<Bus, "publish">;
  readonly topics: Topics;
  readonly limits: Limits;
  readonly allowed: LiveMessages;
  /** @throws {MessageRefused} when the sender's network sends too much */
  readonly countInNetwork: (sender: Sender) => void;
}

export function openBroadcasts({ bus, topics, limits, allowed, countInNetwork }: BroadcastParts): Broadcasts {
  const delivery = createDelivery(topics, limits);
  const senders = new WeakMap<Broadcast, Channel>();
  const isAllowedInAll = createKeyedRateLimiter(limits.broadcastsPerSecond);
  const isAllowedInChannel = createKeyedRateLimiter(limits.broadcastsPerSecondOfChannel);

  /** Visitors have counts of their own, so that they never use up those of the secret key. */
  function countRate(topic: string, sender: Sender): void {
    countInNetwork(sender);
    const { role } = sender;
    if (!isAllowedInChannel(`${role} ${topic}`)) {
      throw refuse("tooManyBroadcasts", { who: "A channel", most: limits.broadcastsPerSecondOfChannel });
    }
    if (!isAllowedInAll(role)) {
      throw refuse("tooManyBroadcasts", { who: "The site", most: limits.broadcastsPerSecond });
    }
  }

  return {
    async send(broadcasts, sender) {
      const refusal = sendingRefusal(allowed, sender.role);
      if (refusal) throw refusal;
      for (const { topic } of broadcasts) countRate(topic, sender);
      if (delivery.isFull()) throw refuse("tooMuchToSend");
      await Promise.all(
        broadcasts.map((broadcast) => {
          if (sender.channel) senders.set(broadcast, sender.channel);
          return bus.publish(broadcast);
        }),
      );
    },
    hear: (broadcast) => delivery.add(broadcast, senders.get(broadcast)),
  };
}
