/** What the frame of the visitors' pages has to know. */

export interface FrameFacts {
  /** Product name. */
  readonly name: string;
  readonly social: readonly {
    readonly network: "Facebook" | "X" | "Instagram" | "YouTube";
    readonly url: string;
  }[];
  readonly contactEmail: string | null;
  /** What the administrator wants in the head of every page of visitors. */
  readonly analyticsCode: string | null;
  /** Whether it and the codes of advertisers wait until the visitor agrees; false where there is no code at all. */
  readonly asksConsent: boolean;
  /** The current year in the site's time zone. */
  readonly year: string;
}
