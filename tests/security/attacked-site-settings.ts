/** Settings of the attacked site. */

/** The public address of the site; no request is sent to it. */
export const origin = "https://songs.example";
export const publicKey = "antara-public";
export const secretKey = "a-key-for-writing";
