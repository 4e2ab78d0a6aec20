import { expect, test } from "vitest";
import { escapeXml, wholeSeconds } from "./xml.server.ts";

test("signs of XML are escaped and other letters left alone", () => {
  expect(escapeXml(`Ik & "Do" <b> 'दिल'`)).toBe("Ik &amp; &quot;Do&quot; &lt;b&gt; &apos;दिल&apos;");
});

test("what no XML may hold is left out", () => {
  expect(escapeXml("a\u0000b\u001bc\uffffd\ud800e🎵\tf\n")).toBe("abcde🎵\tf\n");
});

test("times lose their fraction and are told in UTC", () => {
  expect(wholeSeconds("2026-11-21T05:30:00.123456+05:30")).toBe("2026-11-21T00:00:00Z");
});
