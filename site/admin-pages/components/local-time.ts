/** In the reader's time zone, which the server does not know: an element with such a time needs `suppressHydrationWarning`. */
export const localTime = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });
