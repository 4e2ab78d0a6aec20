/** The data of the frame of visitors' pages. */
import type { ForRobots } from "#catalogue";
import type { CatalogueState } from "../following/follow-changes.ts";
import type { OtherLanguage } from "./language-switch.tsx";
import type { SocialPages } from "./social-networks.ts";

export interface FrameData {
  /** Product name. */
  readonly name: string;
  /** Name and address of the site, for the head of a printed page. */
  readonly printedHead?: string;
  readonly social: SocialPages;
  readonly contactEmail: string | null;
  /** The administrator's code for the head of every visitors' page. */
  readonly analyticsCode: string | null;
  /** The meta tags that prove who owns the site; left out in previews. */
  readonly proofs?: ForRobots["tags"];
  /** Whether that code and the advertisements need consent; false if there is neither. */
  readonly asksConsent: boolean;
  /** Null if it is unknown: the page then does not follow the catalogue. */
  readonly catalogue: CatalogueState | null;
  /** Empty where the page exists in one language alone. */
  readonly otherLanguages: readonly OtherLanguage[];
  /** The current year in the site's time zone. */
  readonly year: string;
}
