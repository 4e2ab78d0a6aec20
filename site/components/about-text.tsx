/** A line or two about a person or an album, in the head of the page. */
import { languageOfName } from "./language-of.ts";

export function AboutText({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <p className="about" lang={languageOfName(text)} dir="auto">
      {text}
    </p>
  );
}
