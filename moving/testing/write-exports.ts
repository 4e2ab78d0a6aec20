/** Writes test posts as exports of WordPress and of Blogger, in the form that these document. */
import type { SourceFile } from "../../exchange/reading/index.ts";
import type { TestPost } from "./test-posts.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const cdata = (text: string) => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
const slugOf = (name: string) =>
  encodeURIComponent(name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-"));

/** @param pieceSize bytes of each piece that is read */
export function fileOf(name: string, text: string | Uint8Array, pieceSize = 10_000): SourceFile {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  return {
    name,
    async *bytes() {
      for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
    },
  };
}

export const wordPressHead = `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.4" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Songs</title><link>https://songs.example</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://songs.example</wp:base_site_url><wp:base_blog_url>https://songs.example</wp:base_blog_url>
`;
export const wordPressFoot = "</channel></rss>\n";

export function wordPressExport(posts: readonly TestPost[]): string {
  const parents = new Set(
    posts.flatMap(({ categories }) => categories.flatMap((one) => (typeof one === "string" ? [] : [one[0]]))),
  );
  const children = new Map(
    posts.flatMap(({ categories }) =>
      categories.flatMap((one) => (typeof one === "string" ? [] : [[one[1], one[0]]])),
    ),
  );
  const category = (name: string, parent = "") =>
    `<wp:category><wp:term_id>${name.length}</wp:term_id><wp:category_nicename>${slugOf(name)}</wp:category_nicename><wp:category_parent>${parent && slugOf(parent)}</wp:category_parent><wp:cat_name>${cdata(name)}</wp:cat_name></wp:category>\n`;
  return [
    wordPressHead,
    ...Array.from(parents, (name) => category(name)),
    ...Array.from(children, ([name, parent]) => category(name, parent)),
    ...posts.map(wordPressItem),
    wordPressFoot,
  ].join("");
}

export function wordPressItem(post: TestPost): string {
  const names = post.categories.map((one) => (typeof one === "string" ? one : one[1]));
  const isPublic = post.status === "publish" || post.status === "private";
  const link = isPublic
    ? `https://songs.example/2019/03/${post.slug}/`
    : `https://songs.example/?p=${post.id}`;
  const picture = post.picture
    ? `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${cdata(String(post.id + 500_000))}</wp:meta_value></wp:postmeta>`
    : "";
  const attachment = post.picture
    ? `<item><title>cover</title><wp:post_id>${post.id + 500_000}</wp:post_id><wp:status>inherit</wp:status><wp:post_type>attachment</wp:post_type><wp:attachment_url>${cdata(post.picture)}</wp:attachment_url></item>\n`
    : "";
  return `<item><title>${post.title.includes("&#") ? post.title.replaceAll("&#", "&amp;#") : cdata(post.title)}</title><link>${link}</link><pubDate>${new Date(post.date).toUTCString()}</pubDate><dc:creator>${cdata("me")}</dc:creator><guid isPermaLink="false">https://songs.example/?p=${post.id}</guid><description></description><content:encoded>${cdata(post.html)}</content:encoded><excerpt:encoded>${cdata("An excerpt")}</excerpt:encoded><wp:post_id>${post.id}</wp:post_id><wp:post_date_gmt>${post.date.replace("T", " ").replace("Z", "")}</wp:post_date_gmt><wp:post_name>${post.slug}</wp:post_name><wp:status>${post.status}</wp:status><wp:post_type>${post.type}</wp:post_type><wp:post_password></wp:post_password>
${names.map((name) => `<category domain="category" nicename="${slugOf(name)}">${cdata(name)}</category>`).join("")}${post.tags.map((name) => `<category domain="post_tag" nicename="${slugOf(name)}">${cdata(name)}</category>`).join("")}${picture}<wp:comment><wp:comment_content>${cdata("Nice <b>song</b>")}</wp:comment_content></wp:comment></item>
${attachment}`;
}

/** Labels of Blogger have nothing above them, so they say what they are. */
const labelOf = (one: TestPost["categories"][number]) =>
  typeof one === "string" ? one : `${one[0].replace(/s$/, "")}: ${one[1]}`;

export function bloggerExport(posts: readonly TestPost[]): string {
  const kind = (name: string) =>
    `<category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#${name}"/>`;
  const entries = posts.map((post) => {
    const isDraft = post.status === "draft" || post.status === "pending" || post.status === "private";
    const labels = [...post.categories.map(labelOf), ...post.tags];
    const link = isDraft
      ? ""
      : `<link rel="alternate" type="text/html" href="https://songs.example/2019/03/${post.slug}.html" title="x"/>`;
    return `<entry><id>tag:blogger.com,1999:blog-11.post-${post.id}</id><published>${post.date.replace("Z", "+00:00")}</published><updated>2021-01-01T00:00:00Z</updated>${isDraft ? '<app:control xmlns:app="http://purl.org/atom/app#"><app:draft>yes</app:draft></app:control>' : ""}${kind(post.type)}${labels.map((name) => `<category scheme="http://www.blogger.com/atom/ns#" term="${escaped(name)}"/>`).join("")}<title type="text">${escaped(decoded(post.title))}</title><content type="html">${escaped(asBlogger(post))}</content>${link}</entry>\n`;
  });
  const settings = `<entry><id>tag:blogger.com,1999:blog-11.settings.X</id><published>2019-01-01T00:00:00Z</published>${kind("settings")}<title>Setting</title><content type="html">yes</content></entry>\n<entry><id>tag:blogger.com,1999:blog-11.post-77</id>${kind("comment")}<title>Nice</title><content type="html">Nice song</content></entry>`;
  return `<?xml version='1.0' encoding='UTF-8'?><?xml-stylesheet href="x.css" type="text/css"?><feed xmlns='http://www.w3.org/2005/Atom' xmlns:thr='http://purl.org/syndication/thread/1.0'><id>tag:blogger.com,1999:blog-11.archive</id><title type='text'>Songs</title>${settings}${entries.join("")}</feed>`;
}

const decoded = (title: string) => title.replaceAll("&#8211;", "–");

/** Blogger's editor writes breaks, and has the first picture in the text. */
function asBlogger({ html, picture }: TestPost): string {
  const isBare = !/<(?:p|br|div|table|ul|h\d)\b/i.test(html);
  const text = isBare ? html.replaceAll(/\r?\n/g, "<br />") : html;
  return picture ? `<div class="separator"><img src="${picture}" /></div>${text}` : text;
}
