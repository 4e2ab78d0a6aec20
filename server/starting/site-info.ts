/** The settings about the site, in the form that pages need. */
import type { Settings } from "#settings";
import type { SiteInfo } from "../../site/door.ts";

/**
 * @param settings as read from the environment
 * @param address that the application listens on; the origin of the site unless a setting names another
 */
export function siteInfoOf(settings: Settings, address: string): SiteInfo {
  return {
    name: settings.SITE_NAME,
    origin: settings.SITE_URL ?? address,
    social: {
      Facebook: settings.SOCIAL_FACEBOOK_URL,
      Instagram: settings.SOCIAL_INSTAGRAM_URL,
      YouTube: settings.SOCIAL_YOUTUBE_URL,
      X: settings.SOCIAL_X_URL,
    },
    contactEmail: settings.CONTACT_EMAIL ?? null,
    timeZone: settings.SITE_TIME_ZONE,
    asksConsent: settings.ASK_CONSENT === "on",
  };
}
