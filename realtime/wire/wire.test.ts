import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decode, FrameRefused } from "./decode.ts";
import { encode, encodeAround } from "./encode.ts";
import type { Message, ProtocolVersion } from "./message.ts";

const versions: ProtocolVersion[] = ["1.0.0", "2.0.0"];

const join: Message = { joinRef: "3", ref: "4", topic: "realtime:a", event: "phx_join", payload: { a: [1] } };

describe("protocol 1.0.0", () => {
  test("writes a message as an object", () => {
    expect(JSON.parse(encode("1.0.0", join))).toEqual({
      join_ref: "3",
      ref: "4",
      topic: "realtime:a",
      event: "phx_join",
      payload: { a: [1] },
    });
  });

  test("accepts a message without a join reference", () => {
    const frame = Buffer.from('{"topic":"phoenix","event":"heartbeat","payload":{},"ref":"1"}');
    expect(decode("1.0.0", frame, false)).toEqual({
      joinRef: null,
      ref: "1",
      topic: "phoenix",
      event: "heartbeat",
      payload: {},
    });
  });
});

describe("protocol 2.0.0", () => {
  test("writes a message as a list", () => {
    expect(encode("2.0.0", join)).toBe('["3","4","realtime:a","phx_join",{"a":[1]}]');
  });

  test.each([
    [1, '{"x":1}', { x: 1 }],
    [0, "\u0000x", Buffer.from("\u0000x")],
  ])("reads a binary broadcast with the encoding %i", (encoding, content, payload) => {
    const head = Buffer.from([3, 1, 2, 10, 5, 16, encoding]);
    const frame = Buffer.concat([head, Buffer.from(`312realtime:aevent{"persist":true}${content}`)]);
    expect(decode("2.0.0", frame, true)).toEqual({
      joinRef: "3",
      ref: "12",
      topic: "realtime:a",
      event: "broadcast",
      payload: { persist: true, event: "event", payload },
    });
  });
});

describe.each(versions)("protocol %s", (version) => {
  const names = fc.string({ maxLength: 255 });
  const references = fc.option(names);
  const messages: fc.Arbitrary<Message> = fc.record({
    joinRef: references,
    ref: references,
    topic: names,
    event: names,
    // Readers leave out this one name, which is safe.
    payload: fc.dictionary(
      fc.string().filter((name) => name !== "__proto__"),
      fc.jsonValue(),
    ),
  });

  test("reads what it writes", () => {
    fc.assert(
      fc.property(messages, (message) => {
        const read = decode(version, Buffer.from(encode(version, message)), false);
        expect(JSON.stringify(read)).toBe(JSON.stringify(message));
      }),
    );
  });

  test("embeds a payload that is already JSON in the same place", () => {
    fc.assert(
      fc.property(messages, ({ payload, ...head }) => {
        expect(encodeAround(version, head, JSON.stringify(payload))).toBe(
          encode(version, { ...head, payload }),
        );
      }),
    );
  });

  test("refuses everything that is not a message, and fails in no other way", () => {
    const almost = fc
      .oneof(
        messages.map((message) => encode(version, message)),
        fc.json(),
        fc.string(),
      )
      .chain((text) => fc.tuple(fc.constant(text), fc.nat(text.length), fc.string({ maxLength: 3 })))
      .map(([text, at, put]) => Buffer.from(text.slice(0, at) + put + text.slice(at + put.length)));
    const frames = fc.oneof(
      almost,
      fc.uint8Array().map((bytes) => Buffer.from(bytes)),
      fc.uint8Array().map((bytes) => Buffer.from([3, ...bytes])),
    );
    fc.assert(
      fc.property(frames, fc.boolean(), (frame, isBinary) => {
        try {
          const message = decode(version, frame, isBinary);
          expect(message).toEqual({
            joinRef: message.joinRef === null ? null : expect.any(String),
            ref: message.ref === null ? null : expect.any(String),
            topic: expect.any(String),
            event: expect.any(String),
            payload: expect.any(Object),
          });
        } catch (error) {
          expect(error).toBeInstanceOf(FrameRefused);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ["invalid JSON", "{"],
    ["null", "null"],
    ["another kind of JSON", version === "1.0.0" ? "[]" : "{}"],
    ["a payload that is no object", encode(version, join).replace('{"a":[1]}', "[1]")],
    ["a topic of 256 characters", encode(version, { ...join, topic: "x".repeat(256) })],
    ["a reference that is a number", encode(version, join).replace('"4"', "4")],
  ])("refuses %s", (_what, text) => {
    expect(() => decode(version, Buffer.from(text), false)).toThrow(FrameRefused);
  });
});
