/**
 * The language that a visitor has chosen by the switch in the header. Until then each page is shown in the language
 * of its address; after it the same page in the chosen one. Robots choose none.
 */

/** Key of the browser's local storage. */
export const languageKey = "language";

/**
 * Runs before the first paint. Its text is inlined in the page, in one line (first-paint.ts), so it uses nothing from
 * outside and has no comments inside. Some pages are in one language alone (root.tsx). A page that answers to a form
 * on it must keep what was typed, so one that follows itself stays.
 * @param paths of all languages (texts/language-codes.ts)
 */
export function followLanguageChoice(key: string, paths: Readonly<Record<string, string>>): void {
  const own = document.documentElement.lang;
  addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a.language-switch");
      if (!link) return;
      link.search = location.search;
      link.hash = location.hash;
      try {
        localStorage.setItem(key, link.hreflang);
      } catch {}
    },
    true,
  );
  try {
    const chosen = localStorage.getItem(key);
    if (chosen === null || chosen === own || !Object.hasOwn(paths, chosen)) return;
    if ("oneLanguage" in document.documentElement.dataset) return;
    if (document.referrer && new URL(document.referrer).pathname === location.pathname) return;
    const page = location.pathname.slice(paths[own]?.length).replace(/^\/*/, "/");
    const path = `${paths[chosen]}${page}`.replace(/(.)\/$/, "$1");
    location.replace(path + location.search + location.hash);
  } catch {}
}
