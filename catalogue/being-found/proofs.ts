/**
 * Reads the proofs of ownership, one a line: name and content of a meta tag, or the name of a file, whose body is
 * written as its search engine documents it. Refuses markup, and tags that mean something else.
 */

export interface Proofs {
  readonly tags: readonly { readonly name: string; readonly content: string }[];
  /** The body by the path. */
  readonly files: ReadonlyMap<string, string>;
  /** A sentence about the first wrong line, which says what to do; null if all are right. */
  readonly wrong: string | null;
}

/** Of Google, Naver and Yandex, and what is in them; a file of another name could stand for something else. */
const fileForms: readonly (readonly [RegExp, string])[] = [
  [/^(google[a-z\d]{8,40}\.html)$/, "google-site-verification: $1"],
  [/^(naver[a-z\d]{8,40}\.html)$/, "naver-site-verification: $1"],
  [
    /^yandex_([a-z\d]{8,40})\.html$/,
    `<html>
    <head>
        <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
    </head>
    <body>Verification: $1</body>
</html>`,
  ],
];

/** They would tell robots or browsers something else than who owns the site. */
const otherMeanings =
  /bot|^(?:google|yandex|slurp|teoma|baiduspider|rating|generator|referrer|viewport|description|keywords|color-scheme|theme-color|twitter:.*)$/i;

/** @param text as it was typed; what is wrong in it is left out */
export function readProofs(text: string): Proofs {
  const tags: { name: string; content: string }[] = [];
  const files = new Map<string, string>();
  let wrong: string | null = null;
  for (const [place, line] of text.split("\n").entries()) {
    const [name = "", ...rest] = line.trim().split(/\s+/);
    if (name === "") continue;
    const content = rest.join(" ");
    const [form, body] = fileForms.find(([known]) => content === "" && known.test(name)) ?? [];
    const reason = form ? null : wrongTag(name, content);
    if (form && body) files.set(`/${name}`, name.replace(form, body));
    else if (reason) wrong ??= `Line ${place + 1}: ${reason}`;
    else tags.push({ name, content });
  }
  return { tags, files, wrong };
}

function wrongTag(name: string, content: string): string | null {
  if (!/^[\w.:-]{1,100}$/.test(name))
    return "a name has only letters, digits and - _ . : in it. Of a meta tag write the name, a space and the content.";
  if (otherMeanings.test(name)) return `a tag named ${name} proves nothing. Remove the line.`;
  if (/\.(?:html?|txt|xml)$/.test(name))
    return `${name} is no file of Google, Naver or Yandex. Copy its name again, or use the meta tag instead.`;
  return /^[^\p{C}\s<>"'`]{1,200}$/u.test(content)
    ? null
    : `after ${name} comes a space and the content of the tag, without spaces, quotes, < and > in it.`;
}
