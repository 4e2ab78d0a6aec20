/** Reads the records of WXR, the export of WordPress. */
import { momentOf, type Part, type Post, pathsOf } from "./post.ts";
import { type Element, textOf } from "./xml-records.ts";

export function* readWordPress(record: Element): Generator<Part> {
  const text = (name: string) => textOf(record, name).trim();
  if (record.name === "wp:base_blog_url" || record.name === "link") yield { site: record.text.trim() };
  if (record.name === "wp:category")
    yield {
      term: {
        taxonomy: "category",
        slug: text("wp:category_nicename"),
        name: text("wp:cat_name"),
        id: text("wp:term_id"),
        parent: text("wp:category_parent"),
      },
    };
  if (record.name === "wp:tag")
    yield { term: { taxonomy: "post_tag", slug: text("wp:tag_slug"), name: text("wp:tag_name") } };
  if (record.name === "wp:term")
    yield {
      term: {
        taxonomy: text("wp:term_taxonomy"),
        slug: text("wp:term_slug"),
        name: text("wp:term_name"),
        parent: text("wp:term_parent"),
      },
    };
  if (record.name !== "item") return;
  const [id, address] = [text("wp:post_id"), text("wp:attachment_url")];
  if (text("wp:post_type") === "attachment" && address) yield { attachment: { id, address } };
  yield { post: postOf(record, id, text) };
}

function postOf(record: Element, id: string, text: (name: string) => string): Post {
  const html = text("content:encoded");
  const [status, isProtected] = [text("wp:status"), text("wp:post_password") !== ""];
  const createdAt =
    momentOf(text("wp:post_date_gmt")) ?? momentOf(text("pubDate")) ?? momentOf(text("wp:post_date"));
  const isPublic = status === "publish" || status === "";
  const picture = record.children.find(
    (child) => child.name === "wp:postmeta" && textOf(child, "wp:meta_key").trim() === "_thumbnail_id",
  );
  return {
    id,
    type: text("wp:post_type") || "post",
    title: text("title"),
    html,
    hasBareLines: !/<!--\s*wp:/.test(html),
    status: /^(?:trash|auto-draft|inherit)$/.test(status)
      ? "trash"
      : isPublic && !isProtected
        ? "public"
        : "draft",
    ...(createdAt && { createdAt }),
    ...(status === "future" && createdAt && { publishAt: createdAt }),
    terms: record.children
      .filter(({ name }) => name === "category")
      .map(({ attributes, text: name }) => ({
        taxonomy: attributes.domain ?? "category",
        slug: attributes.nicename ?? "",
        name: name.trim(),
      })),
    paths: pathsOf(text("link"), text("guid"), `/?p=${id}`),
    ...(picture && { pictureId: textOf(picture, "wp:meta_value").trim() }),
    isTooLong: record.attributes.isTooLong === "yes",
    ...(isProtected && { remark: "It was protected by a password, so it is a draft." }),
  };
}
