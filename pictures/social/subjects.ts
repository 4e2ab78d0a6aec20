/** What a social picture is about, and its address: for ever the same picture, named after what it shows. */
import { hash } from "../hash.ts";

export const subjectKinds = ["song", "singer", "album", "lyricist", "music-director"] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export interface Shown {
  /** Title of a song, or a name. */
  readonly title: string;
  /** First line of the Hindi lyrics, shown where it says something else than the title. */
  readonly hindiLine: string | null;
  /** What stands below: the names of a song's singers, the year of an album. */
  readonly line: string | null;
}

export interface Subject extends Shown {
  readonly kind: SubjectKind;
  readonly id: number;
}

/** `home` shows the site itself. */
export type SocialSubject = Subject | { readonly kind: "home" };

const folder = "/pictures/v1/social/";

/** Another way of drawing gets another number, and with it other addresses. */
const recipe = 2;

/**
 * @param siteName stands on each picture
 * @returns the path of the picture on this site, such as `/pictures/v1/social/song-52-1k3v9zx.png`
 */
export function addressOfSocialPicture(subject: SocialSubject, siteName: string): string {
  if (subject.kind === "home") return `${folder}home-${fingerprint([siteName])}.png`;
  const { kind, id, title, hindiLine, line } = subject;
  return `${folder}${kind}-${id}-${fingerprint([siteName, kind, title, hindiLine, line])}.png`;
}

function fingerprint(shown: readonly (string | null)[]): string {
  return hash(JSON.stringify([recipe, ...shown])).toString(36);
}

/** Ids as the site writes them: up to 15 digits, exact in a double. */
const fileName = /^(?:home|([a-z-]+)-([1-9]\d{0,14}))-[0-9a-z]{1,7}\.png$/;

/** @returns whose picture an address may be, or null for one that this site could not have written */
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
