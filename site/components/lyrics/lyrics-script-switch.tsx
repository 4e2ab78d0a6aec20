/** A link for each way of showing the lyrics. They work without JavaScript. */
import type { MouseEvent, ReactNode } from "react";
import type { LyricsScript } from "../../first-paint.ts";

interface LyricsScriptSwitchProps {
  /** Of the song, without a query. */
  readonly address: string;
  /** With one script there is nothing to choose but the translation. */
  readonly hasBoth: boolean;
  readonly isTranslated: boolean;
  /** Null on the server, if only the style sheet knows it. */
  readonly current: LyricsScript | null;
  /** May prevent that the link is followed. */
  readonly onChoose: (event: MouseEvent, script: LyricsScript) => void;
}

export function LyricsScriptSwitch(props: LyricsScriptSwitchProps) {
  const { hasBoth, isTranslated } = props;
  return (
    <nav className="lyrics-script-switch" aria-label="Script">
      <Choice {...props} script="both">
        {hasBoth ? "Both" : "Lyrics"}
      </Choice>
      {hasBoth && (
        <>
          <Choice {...props} script="roman">
            Roman
          </Choice>
          <Choice {...props} script="hindi" lang="hi">
            हिन्दी
          </Choice>
          <Choice {...props} script="lines">
            {/* The style sheet hides the first word on small phones. */}
            <span>Line</span> <span>by line</span>
          </Choice>
        </>
      )}
      {isTranslated && (
        <Choice {...props} script="translation">
          Translation
        </Choice>
      )}
    </nav>
  );
}

interface ChoiceProps extends LyricsScriptSwitchProps {
  readonly script: LyricsScript;
  readonly lang?: "hi";
  readonly children: ReactNode;
}

function Choice({ address, current, onChoose, script, lang, children }: ChoiceProps) {
  return (
    <a
      className={`to-${script}`}
      href={`${address}?script=${script}`}
      lang={lang}
      aria-current={script === current ? "true" : undefined}
      rel="nofollow"
      data-pressed=""
      data-keeps-place=""
      onClick={(event) => onChoose(event, script)}
    >
      {children}
    </a>
  );
}
