/** The social networks of the footer, in the order of their icons. */
export const socialNetworks = ["Facebook", "Instagram", "YouTube", "X"] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

/** Addresses of the site's pages on them. */
export type SocialPages = Readonly<Partial<Record<SocialNetwork, string>>>;
