/** What the attacked site is told about itself. */

/** How the site is reached; nothing of that name is ever asked. */
export const origin = "https://songs.example";
export const publicKey = "antara-public";
export const secretKey = "a-key-for-writing";
