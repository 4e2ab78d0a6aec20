/** Reads the records of an Atom export of Blogger, the older one and the one of Takeout. */
import { momentOf, type Part, pathsOf } from "./post.ts";
import type { Element } from "./xml-records.ts";

export function* readBlogger(record: Element): Generator<Part> {
  if (record.name === "id") yield { site: record.text.trim().replace(/\.archive$/, "") };
  if (record.name !== "entry") return;
  const child = (name: string) => record.children.find((each) => withoutPrefix(each.name) === name);
  const text = (name: string) => child(name)?.text.trim() ?? "";
  const categories = record.children.filter(({ name }) => name === "category");
  const isKind = ({ attributes: { scheme = "" } }: Element) => scheme.endsWith("#kind");
  const kind =
    categories.find(isKind)?.attributes.term?.replace(/^.*#/, "") ?? (text("type").toLowerCase() || "post");
  const isDraft = child("control")?.children.some(
    (each) => /:?draft$/.test(each.name) && each.text.trim() === "yes",
  );
  const status = text("status").toLowerCase();
  const createdAt = momentOf(text("published")) ?? momentOf(text("created"));
  const isToCome = createdAt !== undefined && Date.parse(createdAt) > Date.now();
  const html = text("content");
  const links = record.children.filter(
    ({ name, attributes }) => name === "link" && attributes.rel === "alternate",
  );
  yield {
    post: {
      id: text("id").replace(/^.*post-/, ""),
      type: child("in-reply-to") ? "comment" : kind,
      title: text("title"),
      html,
      hasBareLines: !/<(?:br|p|div|li|pre)\b/i.test(html),
      status: /trash/.test(status)
        ? "trash"
        : isDraft || isToCome || /draft|scheduled/.test(status)
          ? "draft"
          : "public",
      ...(createdAt && { createdAt }),
      ...(isToCome && { publishAt: createdAt }),
      terms: categories
        .filter((category) => !isKind(category))
        .map(({ attributes: { term = "" } }) => ({ taxonomy: "label", slug: term, name: term })),
      paths: pathsOf(...links.map(({ attributes: { href = "" } }) => href), text("filename")),
      isTooLong: record.attributes.isTooLong === "yes",
    },
  };
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
