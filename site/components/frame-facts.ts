/** What the frame of the visitors' pages has to know. */
import type { CatalogueFacts } from "../following/keep-following.ts";
import type { SocialPages } from "./social-networks.ts";

export interface FrameFacts {
  /** Product name. */
  readonly name: string;
  /** Name and address of the site, which stand above a printed page. */
  readonly onPaper?: string;
  readonly social: SocialPages;
  readonly contactEmail: string | null;
  /** What the administrator wants in the head of every page of visitors. */
  readonly analyticsCode: string | null;
  /** Whether it and the codes of advertisers wait until the visitor agrees; false where there is no code at all. */
  readonly asksConsent: boolean;
  /** How the page follows the catalogue; null where nothing is known of it. */
  readonly catalogue: CatalogueFacts | null;
  /** The current year in the site's time zone. */
  readonly year: string;
}
