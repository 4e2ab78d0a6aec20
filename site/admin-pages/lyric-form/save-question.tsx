/**
 * Asks before saving, all at once, whether names are several people, nobody, or others that are here, and whether
 * lyrics stand in the field of the other script. One question has a button for each answer; several have a box each.
 */
import { type RefObject, useRef } from "react";
import type { SongOffer } from "#catalogue";
import { songFields } from "#fields";
import { formatCount } from "../../components/format-count.ts";
import { languageOfName } from "../../components/language-of.ts";
import { ConfirmDialog } from "../components/confirm-dialog.tsx";
import { otherScript, type ScriptField } from "./drafting/scripts.ts";
import { describeOffer, keyOf } from "./offered-names.ts";
import { describeMisplaced, type ScriptAnswer } from "./scripts-in-place.ts";

/** Lyrics in the field of the other script, and whether their lines can be moved to that one. */
interface Misplaced {
  readonly field: ScriptField;
  readonly canMove: boolean;
}

export interface SaveQuestion {
  readonly offers: readonly SongOffer[];
  readonly misplaced: Misplaced | null;
}

export interface SaveAnswer {
  /** The keys of the names that are others, of those that were asked about; the rest stay as they are typed. */
  readonly taken: readonly string[];
  readonly scripts: ScriptAnswer;
}

interface SaveQuestionProps {
  readonly question: SaveQuestion;
  readonly onAnswer: (answer: SaveAnswer) => void;
}

export function SaveDialog({
  question,
  onAnswer,
  onClose,
}: SaveQuestionProps & { readonly onClose: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={titleOf(question)}
      question={textOf(question)}
      cancelLabel="Back"
      confirmButton={<Answers question={question} list={list} onAnswer={onAnswer} />}
    >
      <Meanings question={question} list={list} />
    </ConfirmDialog>
  );
}

/** Replaces the dialog on a page that was loaded by sending the form. */
export function SaveMessage({ question, onAnswer }: SaveQuestionProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className="form-message failed" role="alert">
      <p>
        <b>{titleOf(question)}</b> {textOf(question)}
      </p>
      <Meanings question={question} list={list} />
      <div className="strip">
        <Answers question={question} list={list} onAnswer={onAnswer} />
      </div>
    </div>
  );
}

function titleOf({ offers, misplaced }: SaveQuestion): string {
  if (offers.length === 0) return "Is this the right field?";
  return areNear(offers) || misplaced ? "Did You Mean Another?" : "Who is this?";
}

function textOf(question: SaveQuestion): string {
  const { offers, misplaced } = question;
  const texts = [
    ...(offers.length > 0 ? [textAbout(offers)] : []),
    ...(misplaced ? [textAboutField(misplaced, offers.length === 0)] : []),
    ...(isOne(question) ? [] : ["What is ticked is changed; the rest is saved as you typed it."]),
  ];
  return texts.join(" ");
}

function textAbout(offers: readonly SongOffer[]): string {
  const count = offers.length;
  if (!areNear(offers)) return count === 1 ? "One name may mean others." : `${count} names may mean others.`;
  return count === 1
    ? "This name would be new. It is nearly the same as one that is here."
    : `${count} names would be new. They are nearly the same as others that are here.`;
}

function textAboutField({ field, canMove }: Misplaced, isAlone: boolean): string {
  const { label } = songFields[field];
  if (!isAlone) return `And in ${label}: ${describeMisplaced(field)}`;
  const offer = canMove ? ` Move them to ${labelOfOther(field)}?` : "";
  return `${describeMisplaced(field)} They stand in ${label}, where readers do not look for them.${offer}`;
}

const labelOfOther = (field: ScriptField) => songFields[otherScript(field)].label;

function areNear(offers: readonly SongOffer[]): boolean {
  return offers.every(({ nearSongs }) => nearSongs !== null);
}

function isOne({ offers, misplaced }: SaveQuestion): boolean {
  return offers.length + (misplaced ? 1 : 0) === 1;
}

interface PartProps {
  readonly question: SaveQuestion;
  readonly list: RefObject<HTMLUListElement | null>;
}

function Meanings({ question, list }: PartProps) {
  const { offers, misplaced } = question;
  const [one] = offers;
  if (isOne(question)) return one ? <p>{meaningOf(one)}</p> : null;
  return (
    <div className="ticked-answers">
      <ul ref={list}>
        {offers.map((offer) => (
          <Tick key={keyOf(offer)} name="takenName" value={keyOf(offer)}>
            {meaningOf(offer)}
          </Tick>
        ))}
        {misplaced?.canMove && (
          <Tick name="scriptAnswer" value="move">
            Move the lyrics to <b>{labelOfOther(misplaced.field)}</b>
          </Tick>
        )}
      </ul>
      {offers.map((offer) => (
        <input key={keyOf(offer)} type="hidden" name="askedName" value={keyOf(offer)} />
      ))}
      {/* The first one counts: this one where the other is not ticked. */}
      {misplaced && <input type="hidden" name="scriptAnswer" value="as-typed" />}
    </div>
  );
}

interface TickProps {
  readonly name: string;
  readonly value: string;
  readonly children: React.ReactNode;
}

function Tick({ name, value, children }: TickProps) {
  return (
    <li>
      <label>
        <input type="checkbox" name={name} value={value} defaultChecked />
        <span>{children}</span>
      </label>
    </li>
  );
}

function meaningOf(offer: SongOffer) {
  return (
    <>
      {describeOffer(offer)}{" "}
      <b lang={languageOfName(offer.names.join(" "))}>{offer.names.join(", ") || "it is left out"}</b>
      {offer.nearSongs !== null && ` (${formatCount(offer.nearSongs, "song")})?`}
    </>
  );
}

function Answers({ question, list, onAnswer }: PartProps & Pick<SaveQuestionProps, "onAnswer">) {
  const { offers, misplaced } = question;
  const [offer] = offers;
  if (!isOne(question))
    return <AnswerButton label="Save" onClick={() => onAnswer(answerIn(list.current))} isLikely />;
  const answers: readonly Choice[] = offer
    ? nameChoices(offer)
    : [
        ...(misplaced?.canMove ? ([["Move and save", "scriptAnswer", "move"]] as const) : []),
        ["Save as it is", "scriptAnswer", "as-typed"],
      ];
  return answers.map(([label, name, value]) => (
    <AnswerButton
      key={label}
      label={label}
      name={name}
      value={value}
      isLikely={name === "takenName" || value === "move"}
      onClick={() =>
        onAnswer({
          taken: name === "takenName" ? [value] : [],
          scripts: value === "move" ? "move" : "as-typed",
        })
      }
    />
  ));
}

type Choice = readonly [label: string, name: string, value: string];

function nameChoices(offer: SongOffer): readonly Choice[] {
  const { names, nearSongs, typed } = offer;
  const [yes, no] =
    names.length > 1
      ? [`Save as ${names.length} people`, "Save as one"]
      : nearSongs !== null
        ? [`Save as ${names[0]}`, `Save as ${typed}`]
        : ["Save as offered", "Save as typed"];
  return [
    [yes, "takenName", keyOf(offer)],
    [no, "askedName", keyOf(offer)],
  ];
}

function answerIn(list: HTMLElement | null): SaveAnswer {
  const ticked = [...(list?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])];
  const valuesOf = (name: string) => ticked.filter((box) => box.name === name).map(({ value }) => value);
  return {
    taken: valuesOf("takenName"),
    scripts: valuesOf("scriptAnswer").length > 0 ? "move" : "as-typed",
  };
}

interface AnswerButtonProps {
  readonly label: string;
  readonly name?: string;
  readonly value?: string;
  readonly isLikely: boolean;
  readonly onClick: () => void;
}

/** It also sends the form where scripts do not run. */
function AnswerButton({ label, isLikely, onClick, ...field }: AnswerButtonProps) {
  return (
    <button
      type="submit"
      {...field}
      className={`button ${isLikely ? "solid" : "outlined"}`}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      {label}
    </button>
  );
}
