/** Two songs, people or albums side by side, with what can be done about them. */
import type { RefObject } from "react";
import { Link } from "react-router";
import type { EntryKind, LikelyTwin, TwinKind, TwinPair } from "#catalogue";
import { formatCount } from "../../components/format-count.ts";
import { languageOfName } from "../../components/language-of.ts";
import type { useActionFetcher } from "../components/action-result.ts";
import { ConfirmButton } from "../components/confirm-button.tsx";
import { EntryThumbnail } from "../components/entry-thumbnail.tsx";
import { labelsOf } from "../kind-labels.ts";
import { addressOfTwins, mergeEffect, mergeQuestion, reasonOf } from "./twin-texts.ts";

interface PairProps {
  readonly kind: TwinKind;
  readonly pair: TwinPair;
  /** Gets the focus once the pair is gone. */
  readonly focusAfter: RefObject<HTMLElement | null>;
  readonly marking: ReturnType<typeof useActionFetcher>;
}

export function Pair({ kind, pair, focusAfter, marking }: PairProps) {
  const { first, second } = pair;
  return (
    <li className="twin-pair">
      <p className="muted">{reasonOf(kind, pair)}</p>
      <div className="two-twins">
        <OneOfTwo kind={kind} one={first} other={second} focusAfter={focusAfter} />
        <OneOfTwo kind={kind} one={second} other={first} focusAfter={focusAfter} />
      </div>
      <marking.Form method="post">
        <input type="hidden" name="intent" value="differ" />
        <input type="hidden" name="from" value={first.id} />
        <input type="hidden" name="into" value={second.id} />
        <button type="submit" className="button outlined" aria-disabled={marking.state !== "idle"}>
          Not the same
          <span className="unseen">
            : {first.name} and {second.name}
          </span>
        </button>
      </marking.Form>
    </li>
  );
}

interface OneOfTwoProps extends Pick<PairProps, "kind" | "focusAfter"> {
  readonly one: LikelyTwin;
  readonly other: LikelyTwin;
}

function OneOfTwo({ kind, one, other, focusAfter }: OneOfTwoProps) {
  const { address } = labelsOf(kind);
  const isSquare = kind === "albums" || kind === "songs";
  return (
    <div className="twin">
      <EntryThumbnail name={one.name} picture={one.picture} isAlbum={isSquare} />
      <div>
        <p className="twin-name" lang={languageOfName(one.name)}>
          <Link className="underlined" to={`${address}/edit/${one.id}`}>
            {one.name}
          </Link>
        </p>
        <p className="muted">{factsOf(one)}</p>
        {one.firstLine && <p lang={languageOfName(one.firstLine)}>{one.firstLine}</p>}
        {kind === "songs" ? (
          <Link className="button outlined" to={`${address}/delete/${one.id}`}>
            Delete
            <span className="unseen">
              {" "}
              {one.name}, number {one.id}
            </span>
          </Link>
        ) : (
          <Merge kind={kind} one={one} other={other} focusAfter={focusAfter} />
        )}
      </div>
    </div>
  );
}

function factsOf({ songCount, year, album, singers }: LikelyTwin): string {
  const facts = [songCount === null ? null : formatCount(songCount, "song"), singers, album, year];
  return facts.filter((fact) => fact !== null && fact !== "").join(" · ");
}

interface MergeProps extends Omit<OneOfTwoProps, "kind"> {
  readonly kind: EntryKind;
}

/** Keeps this one. */
function Merge({ kind, one, other, focusAfter }: MergeProps) {
  return (
    <ConfirmButton
      title={`Merge ${labelsOf(kind).title}s`}
      address={`${addressOfTwins(kind)}/merge/${other.id}/${one.id}`}
      question={mergeQuestion(other.name, one.name)}
      note={mergeEffect(other.name, one.name, other.songCount ?? 0)}
      confirmLabel="Merge"
      intent="merge"
      fields={{ from: other.id, into: one.id, name: other.name }}
      about={`${one.name}, number ${one.id}`}
      focusAfter={focusAfter}
    >
      Keep this one
    </ConfirmButton>
  );
}
