/** Asks before saving lyrics that stand in the field of the other script. */
import { songFields } from "#fields";
import { ConfirmDialog } from "../components/confirm-dialog.tsx";
import { AnswerButtons } from "./answer-buttons.tsx";
import { otherScript, type ScriptField } from "./drafting/scripts.ts";
import { describeMisplaced, type ScriptAnswer } from "./scripts-in-place.ts";

/** A field, and whether its lines can be moved to the other one. */
export interface Misplaced {
  readonly field: ScriptField;
  readonly canMove: boolean;
}

interface ScriptsQuestionProps {
  readonly misplaced: Misplaced;
  readonly onAnswer: (answer: ScriptAnswer) => void;
}

const title = "Is this the right field?";

export function ScriptsDialog(props: ScriptsQuestionProps & { readonly onClose: () => void }) {
  return (
    <ConfirmDialog
      onClose={props.onClose}
      title={title}
      question={questionAbout(props.misplaced)}
      cancelLabel="Back"
      confirmButton={<Answers {...props} />}
    />
  );
}

/** Replaces the dialog on a page that was loaded by sending the form. */
export function ScriptsMessage(props: ScriptsQuestionProps) {
  return (
    <div className="form-message failed" role="alert">
      <p>
        <b>{title}</b> {questionAbout(props.misplaced)}
      </p>
      <div className="strip">
        <Answers {...props} />
      </div>
    </div>
  );
}

function questionAbout({ field, canMove }: Misplaced): string {
  const [here, there] = [songFields[field].label, songFields[otherScript(field)].label];
  const offer = canMove ? ` Move them to ${there}?` : "";
  return `${describeMisplaced(field)} They stand in ${here}, where readers do not look for them.${offer}`;
}

function Answers({ misplaced, onAnswer }: ScriptsQuestionProps) {
  const { canMove } = misplaced;
  const answers = [
    ...(canMove ? [["move", "solid", "Move and save"] as const] : []),
    ["as-typed", "outlined", "Save as it is"] as const,
  ];
  return <AnswerButtons name="scriptAnswer" answers={answers} onAnswer={onAnswer} />;
}
