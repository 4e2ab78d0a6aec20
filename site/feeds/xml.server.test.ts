import { expect, test } from "vitest";
import { escapeXml, wholeSeconds } from "./xml.server.ts";

test("special characters of XML are escaped, others are not", () => {
  expect(escapeXml(`Ik & "Do" <b> 'दिल'`)).toBe("Ik &amp; &quot;Do&quot; &lt;b&gt; &apos;दिल&apos;");
});

test("characters that XML does not allow are removed", () => {
  expect(escapeXml("a\u0000b\u001bc\uffffd\ud800e🎵\tf\n")).toBe("abcde🎵\tf\n");
});

test("times are written in UTC without a fraction", () => {
  expect(wholeSeconds("2026-11-21T05:30:00.123456+05:30")).toBe("2026-11-21T00:00:00Z");
});
