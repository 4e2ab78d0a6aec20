/** The subject of a social picture and its immutable address, which contains a fingerprint of the content. */
import { hash } from "../hash.ts";

const subjectKinds = ["song", "singer", "album", "lyricist", "music-director"] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export interface SubjectText {
  /** Title of a song, or a name. */
  readonly title: string;
  /** First line of the Hindi lyrics, shown unless it equals the title. */
  readonly hindiLine: string | null;
  /** The line below: the names of a song's singers, or the year of an album. */
  readonly line: string | null;
}

export interface Subject extends SubjectText {
  readonly kind: SubjectKind;
  readonly id: number;
}

/** `home` is the home page. */
export type SocialSubject = Subject | { readonly kind: "home" };

const folder = "/pictures/v1/social/";

/** A changed drawing needs a new number, which changes all addresses. */
const drawingVersion = 2;

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

/** Ids have up to 15 digits, which are exact in a double. */
const fileName = /^(?:home|([a-z-]+)-([1-9]\d{0,14}))-[0-9a-z]{1,7}\.png$/;

/** @returns the subject of a picture's address, or null for an address that this site could not have written */
export function readSocialAddress(
  path: string,
): { readonly kind: "home" } | { readonly kind: SubjectKind; readonly id: number } | null {
  if (!path.startsWith(folder)) return null;
  const found = fileName.exec(path.slice(folder.length));
  if (!found) return null;
  const [, word, digits] = found;
  if (word === undefined) return { kind: "home" };
  const kind = subjectKinds.find((known) => known === word);
  return kind ? { kind, id: Number(digits) } : null;
}
