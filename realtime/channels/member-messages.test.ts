import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import type { Channel } from "./channel.ts";
import type { Hub } from "./hub.ts";
import { handleMemberMessage } from "./member-messages.ts";
import { createTopics } from "./topics.ts";

test("who leaves while it is being tracked does not follow the others, and so does not stay in memory", async () => {
  const topics = createTopics();
  const channel = { topic: "realtime:room", joinRef: "1" } as Channel;
  const followed: Channel[] = [];
  const presence = {
    track: async () => topics.remove(channel),
    follow: (follower: Channel) => followed.push(follower),
  };
  const hub = { limits, topics, presence, broadcasts: {} } as unknown as Hub;
  topics.add(channel);
  const payload = { event: "track", payload: {} };
  const message = { joinRef: "1", ref: "2", topic: channel.topic, event: "presence", payload };
  await handleMemberMessage(hub, channel, message, () => true);
  expect(followed).toEqual([]);
});
