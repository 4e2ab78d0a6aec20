/** The picture that chats and social networks show for a link to a page. */
import { addressOfSocialPicture, type SocialSubject } from "#pictures";

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
 * @param siteName shown on the picture
 */
export function socialPicture(subject: SocialSubject, siteName: string) {
  const lines = subject.kind === "home" ? [] : [subject.title, subject.hindiLine, subject.line];
  return {
    address: addressOfSocialPicture(subject, siteName),
    alt: [...new Set(lines.filter(Boolean)), siteName].join(", "),
  };
}
