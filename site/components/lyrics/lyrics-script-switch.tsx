/** Four links, one for each way of showing the lyrics; they work without JavaScript. */
import { useLocation } from "react-router";
import type { LyricsScript } from "../../first-paint.ts";
import { Link } from "../link.tsx";

const choices = [
  { script: "both", words: "Both" },
  { script: "roman", words: "Roman" },
  { script: "hindi", words: "हिन्दी", language: "hi" },
  { script: "lines", words: "Line by line" },
] as const satisfies readonly { script: LyricsScript; words: string; language?: string }[];

interface LyricsScriptSwitchProps {
  readonly current: LyricsScript;
  readonly onChoose: (script: LyricsScript) => void;
}

export function LyricsScriptSwitch({ current, onChoose }: LyricsScriptSwitchProps) {
  const { pathname } = useLocation();
  return (
    <nav className="lyrics-script-switch" aria-label="Script">
      {choices.map(({ script, words, ...choice }) => (
        <Link
          key={script}
          to={`${pathname}?script=${script}`}
          lang={"language" in choice ? choice.language : undefined}
          aria-current={script === current ? "true" : undefined}
          rel="nofollow"
          replace
          preventScrollReset
          onClick={() => onChoose(script)}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
