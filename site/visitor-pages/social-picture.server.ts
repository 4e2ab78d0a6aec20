/** The picture that chats and social networks show for a link to a page. */
import { addressOfSocialPicture, type SocialSubject } from "#pictures";
import type { SiteInfo } from "../live.ts";

/** @param id the path of a page that lists something of all songs */
export function pictureOfList(
  id: string,
  { heading, ornament }: { readonly heading: string; readonly ornament: string },
): SocialSubject {
  return { kind: "list", id, title: heading, hindiLine: ornament, line: null };
}

/**
 * @param subject the same that `findSocialPictureText` of the catalogue reads, because the address of the picture
 *   depends on it
 * @returns the picture with an absolute address
 */
export function socialPicture(subject: SocialSubject, { name, origin }: Pick<SiteInfo, "name" | "origin">) {
  const lines = subject.kind === "home" ? [] : [subject.title, subject.hindiLine, subject.line];
  return {
    src: origin + addressOfSocialPicture(subject, name),
    alt: [...new Set(lines.filter(Boolean)), name].join(", "),
  };
}
