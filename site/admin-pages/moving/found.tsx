/** What would become of a site, or has become of it: counts, first songs, addresses, and what is left out. */
import { wordsOfSong } from "../../../exchange/proofreading/index.ts";
import { movedKinds } from "../../../moving/moved.ts";
import { formatNumber } from "../../components/format-count.ts";
import { languageOfTitle } from "../../components/language-of.ts";
import { Words } from "../import/song-words.tsx";
import type { MoveState, Outcome } from "./move-state.ts";

const results = ["created", "updated", "unchanged", "merged", "kept", "left out", "as drafts"] as const;

export function Found({ state }: { readonly state: MoveState }) {
  const { remarks, counts, firstSongs, moved, untaken, remarked, step } = state;
  return (
    <div className="moved-site">
      <ul className="section-text">
        {Object.entries(movedKinds).map(([kind, { heading }]) => {
          const parts = results.flatMap((result) => {
            const count = counts.get(`${kind} ${result}`);
            return count ? `${formatNumber(count)} ${result}` : [];
          });
          return parts.length > 0 && <li key={kind}>{`${heading}: ${parts.join(", ")}.`}</li>;
        })}
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
      {firstSongs.length > 0 && step === "checked" && (
        <>
          <h3>The first songs</h3>
          {firstSongs.map(({ oldId, song }) => (
            <article key={oldId}>
              <h4 lang={languageOfTitle(song.title ?? "")}>{cut(song.title ?? "")}</h4>
              <Words title={song.title ?? ""} words={wordsOfSong(song)} />
            </article>
          ))}
        </>
      )}
      {moved.length > 0 && (
        <>
          <h3>Addresses</h3>
          <ul className="section-text">
            {moved.map(({ place, paths, address, isDraft }) => (
              <li
                key={place}
              >{`${cut(paths[0] ?? "")} → ${isDraft ? "(not public) " : ""}${cut(address)}`}</li>
            ))}
          </ul>
        </>
      )}
      <Told title="Left out, or kept as it is here" all={untaken} />
      <Told title="With remarks" all={remarked} />
    </div>
  );
}

/** Browsers take seconds for a word of many thousands of letters. */
function cut(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)} …` : text;
}

/** The first ones. */
function Told({ title, all }: { readonly title: string; readonly all: readonly Outcome[] }) {
  if (all.length === 0) return null;
  return (
    <details>
      <summary>
        {title} (the first {formatNumber(all.length)})
      </summary>
      <ul className="section-text">
        {all.map(({ kind, place, title: name, status, remarks }) => (
          <li key={`${kind} ${place}`}>
            {[`${place}, “${cut(name)}”: ${status}`, remarks.join(" ")].filter(Boolean).join(": ")}
          </li>
        ))}
      </ul>
    </details>
  );
}
