/** The links to the same page in the other languages (site/language-choice.ts remembers which was followed). */

export interface OtherLanguage {
  readonly code: string;
  /** In itself. */
  readonly name: string;
  /** Of the same page. */
  readonly address: string;
}

export function LanguageSwitch({ languages }: { readonly languages: readonly OtherLanguage[] }) {
  return languages.map(({ code, name, address }) => (
    <a key={code} className="language-switch" href={address} lang={code} hrefLang={code}>
      {name}
    </a>
  ));
}
