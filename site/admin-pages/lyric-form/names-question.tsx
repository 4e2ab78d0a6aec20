/** Asks before saving whether names are several people, or nobody: those that are probably so. */
import type { OfferedName } from "#catalogue";
import { languageOfName } from "../../components/language-of.ts";
import { ConfirmDialog } from "../components/confirm-dialog.tsx";
import { describeOffer, type NameAnswer } from "./offered-names.ts";

interface NamesQuestionProps {
  readonly offers: readonly OfferedName[];
  readonly onAnswer: (answer: NameAnswer) => void;
}

const title = "Who is this?";

export function NamesDialog({
  offers,
  onAnswer,
  onClose,
}: NamesQuestionProps & { readonly onClose: () => void }) {
  return (
    <ConfirmDialog
      onClose={onClose}
      title={title}
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
        <b>{title}</b> {questionAbout(offers)}
      </p>
      <Meanings offers={offers} />
      <div className="strip">
        <Answers offers={offers} onAnswer={onAnswer} />
      </div>
    </div>
  );
}

function questionAbout(offers: readonly OfferedName[]): string {
  return offers.length === 1 ? "One name may mean others." : `${offers.length} names may mean others.`;
}

function Meanings({ offers }: Pick<NamesQuestionProps, "offers">) {
  return (
    <ul>
      {offers.map((offer) => (
        <li key={offer.typed}>
          {describeOffer(offer)}{" "}
          <b lang={languageOfName(offer.names.join(" "))}>{offer.names.join(", ") || "it is left out"}</b>
        </li>
      ))}
    </ul>
  );
}

function Answers({ offers, onAnswer }: NamesQuestionProps) {
  const [{ names }] = offers as [OfferedName];
  const isSplit = offers.length === 1 && names.length > 1;
  const answers = [
    ["as-offered", "solid", isSplit ? `Save as ${names.length} people` : "Save as offered"],
    ["as-typed", "outlined", isSplit ? "Save as one" : "Save as typed"],
  ] as const;
  return answers.map(([answer, look, label]) => (
    <button
      key={answer}
      type="submit"
      name="nameAnswer"
      value={answer}
      className={`button ${look}`}
      onClick={(event) => {
        event.preventDefault();
        onAnswer(answer);
      }}
    >
      {label}
    </button>
  ));
}
