/** The networks elsewhere to which the foot of every page leads, in the order of their icons. */
export const socialNetworks = ["Facebook", "Instagram", "YouTube", "X"] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

/** Addresses of the site's pages there, as far as it has any. */
export type SocialPages = Readonly<Partial<Record<SocialNetwork, string>>>;
