/** Asks before saving whether names are several people, nobody, or others that are here: those that may be so. */
import { formatCount } from "../../components/format-count.ts";
import { languageOfName } from "../../components/language-of.ts";
import { ConfirmDialog } from "../components/confirm-dialog.tsx";
import { AnswerButtons } from "./answer-buttons.tsx";
import { describeOffer, type FormOffer, type NameAnswer } from "./offered-names.ts";

interface NamesQuestionProps {
  readonly offers: readonly FormOffer[];
  readonly onAnswer: (answer: NameAnswer) => void;
}

const titleOf = (offers: readonly FormOffer[]) =>
  areNear(offers) ? "Did You Mean Another?" : "Who is this?";

export function NamesDialog({
  offers,
  onAnswer,
  onClose,
}: NamesQuestionProps & { readonly onClose: () => void }) {
  return (
    <ConfirmDialog
      onClose={onClose}
      title={titleOf(offers)}
      question={questionAbout(offers)}
      cancelLabel="Back"
      confirmButton={<Answers offers={offers} onAnswer={onAnswer} />}
    >
      <Meanings offers={offers} />
    </ConfirmDialog>
  );
}

/** Replaces the dialog on a page that was loaded by sending the form. */
export function NamesMessage({ offers, onAnswer }: NamesQuestionProps) {
  return (
    <div className="form-message failed" role="alert">
      <p>
        <b>{titleOf(offers)}</b> {questionAbout(offers)}
      </p>
      <Meanings offers={offers} />
      <div className="strip">
        <Answers offers={offers} onAnswer={onAnswer} />
      </div>
    </div>
  );
}

function questionAbout(offers: readonly FormOffer[]): string {
  if (!areNear(offers))
    return offers.length === 1 ? "One name may mean others." : `${offers.length} names may mean others.`;
  return offers.length === 1
    ? "This name would be new. It is nearly the same as one that is here."
    : `${offers.length} names would be new. They are nearly the same as others that are here.`;
}

function areNear(offers: readonly FormOffer[]): boolean {
  return offers.every(({ nearSongs }) => nearSongs !== null);
}

function Meanings({ offers }: Pick<NamesQuestionProps, "offers">) {
  return (
    <ul>
      {offers.map((offer) => (
        <li key={`${offer.field} ${offer.typed}`}>
          {describeOffer(offer)}{" "}
          <b lang={languageOfName(offer.names.join(" "))}>{offer.names.join(", ") || "it is left out"}</b>
          {offer.nearSongs !== null && ` (${formatCount(offer.nearSongs, "song")})?`}
        </li>
      ))}
    </ul>
  );
}

function Answers({ offers, onAnswer }: NamesQuestionProps) {
  const [{ typed, names }] = offers as [FormOffer];
  const isOne = offers.length === 1;
  const labels: readonly [string, string] =
    isOne && names.length > 1
      ? [`Save as ${names.length} people`, "Save as one"]
      : isOne && areNear(offers)
        ? [`Save as ${names[0]}`, `Save as ${typed}`]
        : ["Save as offered", "Save as typed"];
  const answers = [
    ["as-offered", "solid", labels[0]],
    ["as-typed", "outlined", labels[1]],
  ] as const;
  return <AnswerButtons name="nameAnswer" answers={answers} onAnswer={onAnswer} />;
}
