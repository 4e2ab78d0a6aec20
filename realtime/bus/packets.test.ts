import fc from "fast-check";
import { expect, test } from "vitest";
import { createPacketJoiner, cutIntoPackets } from "./packets.ts";

const texts = fc
  .tuple(fc.constantFrom("x", "ö", "न", "🙏", "xन🙏"), fc.nat(20_000), fc.string({ maxLength: 3 }))
  .map(([letters, times, end]) => letters.repeat(times) + end)
  .filter((text) => text !== "" && text.isWellFormed());

test("every text comes through packets unchanged, and each fits into a notification of PostgreSQL", () => {
  fc.assert(
    fc.property(texts, fc.nat(), (text, number) => {
      const packets = cutIntoPackets({ instance: "abcdefgh", number, text });
      for (const packet of packets) expect(Buffer.byteLength(packet)).toBeLessThan(8_000);
      const join = createPacketJoiner();
      const joined = packets.map(join);
      expect(joined.slice(0, -1).every((batch) => batch === null)).toBe(true);
      expect(joined.at(-1)).toEqual({ instance: "abcdefgh", number, text });
    }),
  );
});

test("a batch whose beginning was not heard is left out, and the next one is complete", () => {
  const join = createPacketJoiner();
  const [, ...rest] = cutIntoPackets({ instance: "a", number: 1, text: "x".repeat(20_000) });
  expect(rest.map(join)).toEqual([null, null]);
  const [begun = ""] = cutIntoPackets({ instance: "a", number: 2, text: "x".repeat(20_000) });
  expect(join(begun)).toBe(null);
  const [whole = ""] = cutIntoPackets({ instance: "b", number: 1, text: "y" });
  expect(join(whole)).toEqual({ instance: "b", number: 1, text: "y" });
});

test.each(["", "x", "a 1 1", "a 1 1 x y", "a 1 2 1 y"])("what is no packet is left out: %j", (text) => {
  expect(createPacketJoiner()(text)).toBe(null);
});
