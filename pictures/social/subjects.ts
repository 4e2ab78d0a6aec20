/** The subject of a social picture and its immutable address, which contains a fingerprint of the content. */
import { hash } from "../hash.ts";

/** Those whose ids are numbers; a year is its own id, a decade has its first year. */
const numberedKinds = ["song", "singer", "album", "lyricist", "music-director", "year", "decade"] as const;
/** Those whose ids are slugs; a `list` is a page such as `first-lines`. */
const namedKinds = ["genre", "list"] as const;

type NumberedKind = (typeof numberedKinds)[number];
type NamedKind = (typeof namedKinds)[number];
export type SubjectKind = NumberedKind | NamedKind;

type SubjectId =
  | { readonly kind: NumberedKind; readonly id: number }
  | { readonly kind: NamedKind; readonly id: string };

interface SubjectText {
  /** Title of a song, a name, or the heading of a page. */
  readonly title: string;
  /** First line of the Hindi lyrics, or Hindi below the heading; shown unless it equals the title. */
  readonly hindiLine: string | null;
  /** The line below: the names of a song's singers, or the year of an album. */
  readonly line: string | null;
}

export type Subject = SubjectId & SubjectText;

/** `home` is the home page. */
export type SocialSubject = Subject | { readonly kind: "home" };

/** Its words in the language of the site. */
export interface SocialPictureTexts {
  /** Below the name of the site. */
  readonly home: string;
  /** Below the title; null for none. */
  readonly labels: Readonly<Record<SubjectKind, string | null>>;
}

const folder = "/pictures/v1/social/";

/** A changed drawing needs a new number, which changes all addresses. */
const drawingVersion = 3;

/**
 * @param siteName shown on each picture
 * @returns the path of the picture on this site, such as `/pictures/v1/social/song-52-1k3v9zx.png`
 */
export function addressOfSocialPicture(subject: SocialSubject, siteName: string): string {
  if (subject.kind === "home") return `${folder}home-${fingerprint([siteName])}.png`;
  const { kind, id, title, hindiLine, line } = subject;
  return `${folder}${kind}-${id}-${fingerprint([siteName, kind, title, hindiLine, line])}.png`;
}

function fingerprint(content: readonly (string | null)[]): string {
  return hash(JSON.stringify([drawingVersion, ...content])).toString(36);
}

const slugs = "[a-z0-9-]{1,100}";

/** Numbers have up to 15 digits, which are exact in a double. */
const fileName = new RegExp(
  `^(?:home|(${numberedKinds.join("|")})-([1-9]\\d{0,14})|(${namedKinds.join("|")})-(${slugs}))-[0-9a-z]{1,7}\\.png$`,
);

/** @returns whether a genre with this slug can have a picture; others have that of the home page */
export function canBePictured(slug: string): boolean {
  return new RegExp(`^${slugs}$`).test(slug);
}

/** @returns the subject of a picture's address, or null for an address that this site could not have written */
export function readSocialAddress(path: string): { readonly kind: "home" } | SubjectId | null {
  if (!path.startsWith(folder)) return null;
  const found = fileName.exec(path.slice(folder.length));
  if (!found) return null;
  const [, numbered, digits, named, slug] = found;
  if (numbered) return { kind: numbered as NumberedKind, id: Number(digits) };
  return named ? { kind: named as NamedKind, id: slug ?? "" } : { kind: "home" };
}
