/** The active ad and analytics codes that the administrator has set. */

export interface SiteCodes {
  /** Above the lyrics. */
  readonly adCode1: string | null;
  /** Below the lyrics. */
  readonly adCode2: string | null;
  /** In the head of every visitors' page: HTML with script tags. */
  readonly analyticsCode: string | null;
}

export const noCodes: SiteCodes = { adCode1: null, adCode2: null, analyticsCode: null };

/**
 * An ad code that begins with an HTML comment is ignored, so that an administrator can switch it off without deleting
 * it.
 * @returns the trimmed code, or null if it is inactive
 */
export function activeAdCode(stored: string | undefined): string | null {
  const code = stored?.trim() ?? "";
  return code === "" || code.startsWith("<!--") ? null : code;
}

/** @param stored settings by key */
export function siteCodesOf(stored: ReadonlyMap<string, string>): SiteCodes {
  return {
    adCode1: activeAdCode(stored.get("adCode1")),
    adCode2: activeAdCode(stored.get("adCode2")),
    analyticsCode: stored.get("analyticsCode")?.trim() || null,
  };
}
