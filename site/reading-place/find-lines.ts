/**
 * Finds the lines of the lyrics in the page, which has them in several forms. Their names stand as ids in one form;
 * the other forms have the same lines in the same order.
 */

type Script = "roman" | "hindi";

/** A line in one of the forms. */
export interface Line {
  readonly name: string;
  readonly script: Script;
  /** Its place among the lines of its script, from 0. */
  readonly place: number;
  /** Of the forms that the page has, from 0. */
  readonly form: number;
  readonly element: HTMLElement;
}

/** The lines of each stanza. */
type Form = Readonly<Record<Script, readonly (readonly HTMLElement[])[]>>;

const scripts = ["roman", "hindi"] as const;

/** @returns nothing on a page without lyrics */
export function findLines(): readonly Line[] {
  const forms = Array.from(document.querySelectorAll(".lyrics, .lyrics-lines, .with-translation"), readForm);
  const named = forms.find(({ roman, hindi }) => [...roman, ...hindi].flat().some(idOf));
  if (!named) return [];
  const names = {
    roman: named.roman.flat().map(idOf),
    // In two columns a pair has its id in the first.
    hindi: named.hindi.flatMap((lines, stanza) =>
      lines.map((line, place) => idOf(line) || idOf(named.roman[stanza]?.[place])),
    ),
  };
  return forms.flatMap((lines, form) =>
    scripts.flatMap((script) =>
      lines[script]
        .flat()
        .map((element, place) => ({ name: names[script][place] ?? "", script, place, form, element })),
    ),
  );
}

function readForm(form: Element): Form {
  const isLineByLine = form.matches(".lyrics-lines");
  const stanzas = Array.from(form.querySelectorAll(".stanza"), (stanza) => ({
    language: stanza.closest("[lang]")?.getAttribute("lang"),
    lines: [...stanza.querySelectorAll<HTMLElement>("span:not(.meaning)")],
  }));
  const linesOf = (script: Script) =>
    isLineByLine
      ? stanzas.map(({ lines }) => lines.filter((line) => scriptOf(line) === script))
      : stanzas
          .filter(({ language }) => (language === "hi") === (script === "hindi"))
          .map(({ lines }) => lines);
  return { roman: linesOf("roman"), hindi: linesOf("hindi") };
}

/** Line by line a pair is a paragraph with its id, Roman script first. */
function scriptOf(line: HTMLElement): Script {
  const isHindi = line.id ? line.id.startsWith("hindi-") : line.previousElementSibling !== null;
  return isHindi ? "hindi" : "roman";
}

function idOf(line: HTMLElement | undefined): string {
  return line?.id || (line?.parentElement?.matches("p[id]") ? line.parentElement.id : "");
}
