import { describe, expect, it } from "vitest";
import type { LeftOut } from "../moved.ts";
import { testPosts } from "../testing/test-posts.ts";
import {
  fileOf,
  wordPressExport,
  wordPressFoot,
  wordPressHead,
  wordPressItem,
} from "../testing/write-exports.ts";
import { defaultRules, parseRules, readPosts } from "./index.ts";

const rules = parseRules(defaultRules);
const posts = testPosts().slice(0, 3);

const read = (xml: string | Uint8Array) => readPosts([fileOf("export.xml", xml)], rules);
const item = (html: string) =>
  `<item><title>Neeli Patang Lyrics</title><wp:post_id>5</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded><![CDATA[${html}]]></content:encoded></item>`;

/** A file that goes on until somebody stops reading it. */
function endless(head: string, piece: string) {
  let given = 0;
  const bytes = new TextEncoder().encode(piece.repeat(Math.ceil(65_536 / piece.length)));
  const file = {
    name: "export.xml",
    async *bytes() {
      yield new TextEncoder().encode(head);
      for (; given < 200_000_000; given += bytes.length) yield bytes;
    },
  };
  return { file, given: () => given };
}

describe("A hostile or damaged export", () => {
  it("is refused with a document type, so that no entity is ever defined or fetched", async () => {
    const laughs = `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]>`;
    const outside = `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>`;
    for (const type of [laughs, outside, "<!DOCTYPE a>"])
      await expect(read(`<?xml version="1.0"?>${type}<rss><channel/></rss>`)).rejects.toThrow(
        "document type",
      );
  });

  it("is refused with elements that are too deep", async () => {
    await expect(read(`${wordPressHead}<item>${"<a>".repeat(100_000)}`)).rejects.toThrow(
      "more than 100 deep",
    );
  });

  it.each([
    ["text", "<item><title>", "x"],
    ["CDATA section", "<item><title><![CDATA[", "x"],
    ["attribute", '<item a="', "x"],
    ["name", "<item><a", "a"],
    ["comment", "<!--", "x"],
    ["document type", "", ""],
  ])("is refused with an endless %s before it takes much memory", async (kind, begin, piece) => {
    const start = kind === "document type" ? '<?xml version="1.0"?><!DOCTYPE a [ ' : wordPressHead + begin;
    const { file, given } = endless(start, piece || "<!ENTITY a 'b'> ");
    await expect(readPosts([file], rules)).rejects.toThrow(/longer than any post|document type/);
    expect(given()).toBeLessThan(20_000_000);
  });

  it("keeps no more of a post with many texts than the longest post has", async () => {
    const { file, given } = endless(`${wordPressHead}<item><title>`, "<a>b</a>");
    await expect(readPosts([file], rules)).rejects.toThrow("more than 200000 elements");
    expect(given()).toBeLessThan(20_000_000);
  });

  it("leaves out a post whose HTML is too deep, and goes on", async () => {
    const xml =
      wordPressHead + item("<div>".repeat(100_000)) + posts.map(wordPressItem).join("") + wordPressFoot;
    const site = await read(xml);
    const leftOut: LeftOut[] = [];
    let songs = 0;
    for await (const _ of site.songs((what) => leftOut.push(what))) songs += 1;
    expect(songs).toBe(3);
    expect(leftOut).toEqual([
      {
        place: "post 5",
        title: "Neeli Patang Lyrics",
        reason: "Its HTML is too deep to be read.",
        isNoSong: true,
      },
    ]);
  });

  it("says after which post it is cut off or damaged", async () => {
    const whole = wordPressExport(posts);
    const cut = whole.slice(0, whole.lastIndexOf("<content:encoded>") + 40);
    await expect(read(cut)).rejects.toThrow(
      /cut off .* The last whole post is “Purani Nadiya Lyrics|“cover”/,
    );
    await expect(read(whole.replace("</channel>", "</chanel>"))).rejects.toThrow("damaged");
    await expect(read(new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3]))).rejects.toThrow("damaged gzip");
  });

  it("is refused if it is something else", async () => {
    await expect(read("<html><body>Hello</body></html>")).rejects.toThrow(
      "no export of WordPress or Blogger",
    );
    await expect(read("title,singers\nA,B\n")).rejects.toThrow("damaged");
    await expect(readPosts([], rules)).rejects.toThrow("There is no file");
  });

  it("is read all the same with control characters and entities of HTML that old programs wrote", async () => {
    const text = wordPressExport(posts.slice(0, 1)).replace("<![CDATA[me]]>", "a\u0008b &nbsp; &eacute;");
    const site = await read(text);
    let songs = 0;
    for await (const _ of site.songs(() => undefined)) songs += 1;
    expect(songs).toBe(1);
  });
});
