import { expect, test, vi } from "vitest";
import type { Broadcast } from "../bus/bus-message.ts";
import type { Channel } from "../channels/channel.ts";
import { createTopics } from "../channels/topics.ts";
import { createDelivery } from "./delivery.ts";

/** A member to whom sending takes longer than may block at a time. */
function slowMember(): { channel: Channel; events: string[] } {
  const events: string[] = [];
  const send = (frame: string | Buffer) => {
    const end = performance.now() + 15;
    while (performance.now() < end);
    const [, , , event, { event: name, message }] = JSON.parse(String(frame));
    events.push(event === "system" ? message : name);
  };
  const client = {
    version: "2.0.0",
    identity: { role: "anon", endsAt: null },
    network: "",
    send,
    close: () => {},
  } as const;
  return {
    channel: {
      client,
      topic: "realtime:a",
      joinRef: "1",
      bindings: [],
      wantsAck: false,
      hearsItself: false,
      presenceKey: "",
      token: null,
      identity: null,
      expiry: undefined,
      subscriptions: [],
    },
    events,
  };
}

const message = (event: string): Broadcast => ({
  kind: "broadcast",
  topic: "realtime:a",
  event,
  encoding: "json",
  payload: "{}",
});

test("beyond the bytes that wait for delivery messages are dropped, and the members are told once", async () => {
  const topics = createTopics();
  const [one, other] = [slowMember(), slowMember()];
  for (const { channel } of [one, other]) topics.add(channel);
  const delivery = createDelivery(topics, { deliveryWaitingBytes: 300 });
  // The first is under way at once, two wait, and two find no room.
  for (const event of ["1", "2", "3", "4", "5"]) delivery.add(message(event), undefined);
  expect(delivery.isFull()).toBe(true);
  const told = ["1", "2", "3", "messages may have been missed"];
  await vi.waitFor(() => expect([one.events, other.events]).toEqual([told, told]), 10_000);
  expect(delivery.isFull()).toBe(false);
  delivery.add(message("6"), undefined);
  await vi.waitFor(() => expect(one.events.at(-1)).toBe("6"), 10_000);
});
