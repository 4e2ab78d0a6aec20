/**
 * Reads whole exports of WordPress and Blogger as a site that can be moved in. Files are read twice: first for names,
 * categories and pictures, then post by post for the songs, so that memory stays bounded.
 */
import { FileRefused, ownCopy, type SourceFile, sameLetters } from "../../exchange/reading/index.ts";
import type { EntryKind, MovedEntry, MovedSite } from "../moved.ts";
import { readBlogger } from "./formats/blogger.ts";
import { type KnownTerm, type Part, type Post, pathsOf } from "./formats/post.ts";
import { readWordPress } from "./formats/wordpress.ts";
import { readRecords } from "./formats/xml-records.ts";
import { createKnownNames } from "./known-names.ts";
import { withoutYear } from "./rules/names.ts";
import type { Rules } from "./rules/rules.ts";
import { reasonOf, type Site, songOfPost, textOfPost } from "./song-of-post.ts";
import { createTerms } from "./terms.ts";
import { readWords } from "./text/html-lines.ts";

const kinds: Readonly<Partial<Record<string, EntryKind>>> = {
  singers: "singers",
  lyricists: "lyricists",
  music_directors: "music_directors",
  album: "albums",
};

/**
 * @param files exports of one site, in any order; gzipped or not
 * @param rules from `parseRules`
 * @throws {FileRefused} when a file is no export, or is damaged: it says after which post
 */
export async function readPosts(files: readonly SourceFile[], rules: Rules): Promise<MovedSite> {
  const { site, name, remarks } = await survey(files, rules);
  return {
    name,
    hasNumbersAsIds: false,
    remarks,
    async *entries() {
      for (const term of site.terms.all()) {
        const meaning = site.terms.meaningOf(term, site.known);
        const kind = kinds[meaning?.field ?? ""];
        if (!meaning || !kind) continue;
        const [, year] = /\((\d{4})\)$/.exec(meaning.name) ?? [];
        const entryName = kind === "albums" ? withoutYear(meaning.name) : meaning.name;
        yield {
          kind,
          oldId: `${term.taxonomy}/${term.slug || term.name}`,
          name: entryName,
          ...(kind === "albums" && year && { year: Number(year) }),
          paths: pathsOfTerm(term),
        } satisfies MovedEntry;
      }
    },
    async *songs(leftOut) {
      for await (const part of readParts(files)) {
        if (!("post" in part)) continue;
        const { post } = part;
        if (isCounted(post, rules)) continue;
        const place = `post ${post.id}`;
        const read = songOfPost(post, site);
        if ("reason" in read) leftOut({ place, ...read });
        else {
          const remarks = read.remarks.length > 0 && { remarks: read.remarks };
          yield { oldId: post.id, place, song: read.song, ...remarks, paths: post.paths };
        }
      }
    },
    async *settings() {},
  };
}

async function survey(files: readonly SourceFile[], rules: Rules) {
  const [known, terms, pictures] = [createKnownNames(), createTerms(rules), new Map<string, string>()];
  const counted = new Map<string, number>();
  let address = "";
  const site = { rules, known, terms, pictures, address };
  for await (const part of readParts(files)) {
    if ("site" in part) address ||= part.site;
    else if ("attachment" in part)
      pictures.set(ownCopy(part.attachment.id), ownCopy(part.attachment.address));
    else if ("term" in part) terms.add(part.term);
    else {
      const { post } = part;
      if (isCounted(post, rules)) counted.set(post.type, (counted.get(post.type) ?? 0) + 1);
      const title = readWords(post.title);
      if (reasonOf(post, title, site)) continue;
      for (const term of post.terms) terms.add(term);
      known.add(textOfPost(post, title, site)?.credits ?? {}, rules);
    }
  }
  for (const term of terms.all()) {
    const meaning = terms.meaningOf(term);
    if (meaning) known.add({ [meaning.field]: meaning.name }, rules);
  }
  const remarks = Array.from(counted, ([type, count]) => `Left out: ${count} of the kind “${type}”.`);
  const name = address || sameLetters(files[0]?.name ?? "");
  return {
    site: { ...site, address: /^https?:/.test(address) ? address : "" } satisfies Site,
    name,
    remarks,
  };
}

/** Pages are listed one by one, as they may be songs; files of pictures, comments and the like are counted. */
function isCounted({ type }: Post, { leftKinds }: Rules): boolean {
  return type !== "page" && leftKinds.has(type);
}

async function* readParts(files: readonly SourceFile[]): AsyncGenerator<Part> {
  if (files.length === 0) throw new FileRefused("There is no file to read.");
  for (const file of files) {
    let read = readWordPress;
    for await (const record of readRecords(file)) {
      if (typeof record === "string") read = record === "wordpress" ? readWordPress : readBlogger;
      else yield* read(record);
    }
  }
}

/** The pages that listed its posts. */
function pathsOfTerm({ taxonomy, slug, id, name, parent }: KnownTerm): readonly string[] {
  if (taxonomy === "label") return pathsOf(`/search/label/${encodeURIComponent(name)}`);
  const base = taxonomy === "post_tag" ? "tag" : taxonomy;
  return pathsOf(
    `/${base}/${slug}/`,
    ...(parent ? [`/${base}/${parent}/${slug}/`] : []),
    ...(id && taxonomy === "category" ? [`/?cat=${id}`] : []),
    ...(taxonomy === "post_tag" ? [`/?tag=${slug}`] : []),
  );
}
