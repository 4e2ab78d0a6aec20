/** What a word means, first in the language of the page. */
import type { ReactNode } from "react";
import { useTexts } from "../../texts/use-texts.ts";

interface MeaningsProps {
  readonly english: string | null;
  readonly hindi: string | null;
  /** Where the word comes from; stands behind the first meaning. */
  readonly source: ReactNode;
}

export function Meanings({ english, hindi, source }: MeaningsProps) {
  const { code } = useTexts();
  const inEnglish = { text: english, language: code === "en" ? undefined : "en" };
  const inHindi = { text: hindi, language: "hi" };
  return (code === "hi" ? [inHindi, inEnglish] : [inEnglish, inHindi])
    .filter(({ text }) => text)
    .map(({ text, language }, place) => (
      <dd key={text} lang={language}>
        {text}
        {place === 0 && <> {source}</>}
      </dd>
    ));
}
