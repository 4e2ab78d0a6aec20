/**
 * A link for each way of showing the lyrics. They work without JavaScript. On wide screens they are a strip, on
 * narrow ones a sheet that a button opens, by the browser itself; one that cannot has the strip.
 */
import type { MouseEvent } from "react";
import type { LyricsScript } from "../../first-paint.ts";
import type { OfferedScripts } from "../../islands/song/shown-script.ts";
import { useIslandTexts } from "../../texts/use-texts.ts";
import { Icon } from "../icons.tsx";
import { PageLink } from "../page-link.tsx";
import { placesOf, viewsOf } from "./lyrics-views.ts";

interface LyricsScriptSwitchProps extends OfferedScripts {
  /** Of the song, without a query. */
  readonly address: string;
  /** Null on the server, if only the style sheet knows it. */
  readonly current: LyricsScript | null;
  /** May prevent that the link is followed. */
  readonly onChoose: (event: MouseEvent, script: LyricsScript) => void;
}

export function LyricsScriptSwitch({ address, current, onChoose, ...offered }: LyricsScriptSwitchProps) {
  const texts = useIslandTexts().song.views;
  return (
    <nav className="lyrics-script-switch" id="views" popover="auto" aria-label={texts.label}>
      {viewsOf(offered, texts.names).map(({ script, name, lang }) => (
        <PageLink
          key={script}
          className={`to-${script}`}
          href={`${address}?script=${script}`}
          lang={lang}
          aria-current={script === current ? "true" : undefined}
          rel="nofollow"
          data-pressed=""
          data-keeps-place=""
          onClick={(event) => {
            event.currentTarget.closest("nav")?.hidePopover?.();
            onChoose(event, script);
          }}
        >
          {name}
          {(current ?? script) === script && (
            <i data-in={current ? undefined : placesOf([script], offered)} />
          )}
        </PageLink>
      ))}
    </nav>
  );
}

/**
 * Opens the switch on narrow screens, and says which view is shown. It is no part of an island, so that it works at
 * once.
 * @param requested by the address; null where only the style sheet knows the view
 */
export function ViewButton({
  requested,
  ...offered
}: OfferedScripts & { readonly requested: LyricsScript | null }) {
  const texts = useIslandTexts().song.views;
  const views = viewsOf(offered, texts.names).filter(({ script }) => (requested ?? script) === script);
  return (
    <button type="button" className="button view-button" popoverTarget="views">
      <span className="unseen">{texts.shown} </span>
      {views.map(({ script, name, lang }) => (
        <span key={script} lang={lang} data-in={requested ? undefined : placesOf([script], offered)}>
          {name}
        </span>
      ))}
      <Icon name="down" />
    </button>
  );
}
