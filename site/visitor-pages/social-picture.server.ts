/** The picture that chats and timelines show beside a link to a page. */
import { addressOfSocialPicture, type SocialSubject } from "#pictures";
import type { SiteFacts } from "../live.ts";

export interface SocialPictureFacts {
  /** Absolute. */
  readonly src: string;
  /** Its words, for those who do not see it. */
  readonly alt: string;
}

/**
 * @param subject what the page shows at its top; the picture's own address is found anew by the same facts, as
 *   `findSocialPictureText` of the catalogue tells them
 */
export function socialPicture(
  subject: SocialSubject,
  { name, origin }: Pick<SiteFacts, "name" | "origin">,
): SocialPictureFacts {
  const words = subject.kind === "home" ? [] : [subject.title, subject.hindiLine, subject.line];
  return {
    src: origin + addressOfSocialPicture(subject, name),
    alt: [...new Set(words.filter(Boolean)), name].join(", "),
  };
}
