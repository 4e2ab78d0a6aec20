/** A post, as each format gives it. */

export interface Term {
  /** `category`, `post_tag`, an own taxonomy such as `singer`; `label` of Blogger. */
  readonly taxonomy: string;
  readonly slug: string;
  readonly name: string;
}

/** A term with what its site says of it beyond the posts that have it. */
export interface KnownTerm extends Term {
  readonly id?: string;
  /** The slug of the category above it. */
  readonly parent?: string;
}

export interface Post {
  readonly id: string;
  /** `post`, `page`, `attachment`, `comment`, or one of others. */
  readonly type: string;
  readonly title: string;
  readonly html: string;
  /** Whether line ends in the HTML are breaks. */
  readonly hasBareLines: boolean;
  readonly status: "public" | "draft" | "trash";
  /** ISO 8601. */
  readonly createdAt?: string;
  readonly publishAt?: string;
  readonly terms: readonly Term[];
  readonly paths: readonly string[];
  /** The attachment that is its picture. */
  readonly pictureId?: string;
  readonly isTooLong: boolean;
  readonly remark?: string;
}

export interface Attachment {
  readonly id: string;
  readonly address: string;
}

export type Part =
  | { readonly site: string }
  | { readonly post: Post }
  | { readonly attachment: Attachment }
  | { readonly term: KnownTerm };

/** @returns path and query of an address, or nothing */
export function pathsOf(...addresses: readonly string[]): readonly string[] {
  const paths = addresses.flatMap((address) => {
    const url = URL.parse(address.trim(), "http://localhost");
    return address.trim() === "" || !url || (url.pathname === "/" && url.search === "")
      ? []
      : [url.pathname + url.search];
  });
  return [...new Set(paths)];
}

/** @returns ISO 8601; undefined where it is no time, as of drafts that never had one */
export function momentOf(text: string): string | undefined {
  const time = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text.trim())
    ? `${text.trim().replace(" ", "T")}Z`
    : text.trim();
  const at = Date.parse(time);
  return Number.isNaN(at) || at < 0 ? undefined : new Date(at).toISOString().replace(/\.\d{3}Z$/, "Z");
}
