/** What the settings say about the site, in the form in which pages need it. */
import type { Settings } from "#settings";
import type { SiteFacts } from "../site/door.ts";

/**
 * @param settings as read from the environment
 * @param address where the application listens, the origin of the site unless a setting names another
 * @returns facts for every page; a social icon without an address is left out
 */
export function siteFactsOf(settings: Settings, address: string): SiteFacts {
  const social = [
    { network: "Facebook", url: settings.SOCIAL_FACEBOOK_URL },
    { network: "Instagram", url: settings.SOCIAL_INSTAGRAM_URL },
    { network: "YouTube", url: settings.SOCIAL_YOUTUBE_URL },
    { network: "X", url: settings.SOCIAL_X_URL },
  ] as const;
  return {
    name: settings.SITE_NAME,
    origin: settings.SITE_URL ?? address,
    social: social.flatMap(({ network, url }) => (url ? [{ network, url }] : [])),
    contactEmail: settings.CONTACT_EMAIL ?? null,
    timeZone: settings.SITE_TIME_ZONE,
    asksConsent: settings.ASK_CONSENT === "on",
  };
}
