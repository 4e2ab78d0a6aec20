/** Bytes of a file that is sent in one request, without scripts; the server's limit for any form is a little more. */
export const mostBytesOfUpload = 4_000_000;

/** Songs of such a file: they are saved while the browser waits. */
export const mostSongsOfUpload = 1_000;

/** Songs that are listed in the answer. */
export const mostListedOfUpload = 200;
