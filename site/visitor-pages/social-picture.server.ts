/** The picture that chats and social networks show for a link to a page. */
import { addressOfSocialPicture, type SocialSubject } from "#pictures";
import type { SiteInfo } from "../live.ts";

/**
 * @param subject the same that `findSocialPictureText` of the catalogue reads, because the address of the picture depends on it
 * @returns the picture with an absolute address
 */
export function socialPicture(subject: SocialSubject, { name, origin }: Pick<SiteInfo, "name" | "origin">) {
  const lines = subject.kind === "home" ? [] : [subject.title, subject.hindiLine, subject.line];
  return {
    src: origin + addressOfSocialPicture(subject, name),
    alt: [...new Set(lines.filter(Boolean)), name].join(", "),
  };
}
