/** Four links, one for each way of showing the lyrics; they work without JavaScript. */
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { LyricsScript } from "../../first-paint.ts";
import { Link } from "../link.tsx";

interface LyricsScriptSwitchProps {
  /** Null as long as only the style sheet knows. */
  readonly current: LyricsScript | null;
  readonly onChoose: (script: LyricsScript) => void;
}

export function LyricsScriptSwitch(props: LyricsScriptSwitchProps) {
  return (
    <nav className="lyrics-script-switch" aria-label="Script">
      <Choice {...props} script="both">
        Both
      </Choice>
      <Choice {...props} script="roman">
        Roman
      </Choice>
      <Choice {...props} script="hindi" lang="hi">
        हिन्दी
      </Choice>
      <Choice {...props} script="lines">
        {/* A small phone has no room for the first word. */}
        <span>Line</span> <span>by line</span>
      </Choice>
    </nav>
  );
}

interface ChoiceProps extends LyricsScriptSwitchProps {
  readonly script: LyricsScript;
  readonly lang?: "hi";
  readonly children: ReactNode;
}

function Choice({ current, onChoose, script, lang, children }: ChoiceProps) {
  const { pathname } = useLocation();
  return (
    <Link
      className={`to-${script}`}
      to={`${pathname}?script=${script}`}
      lang={lang}
      aria-current={script === current ? "true" : undefined}
      rel="nofollow"
      replace
      preventScrollReset
      onClick={() => onChoose(script)}
    >
      {children}
    </Link>
  );
}
