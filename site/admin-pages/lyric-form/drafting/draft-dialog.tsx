/** Asks before a draft, or its undoing, replaces what somebody has typed. */
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { nameOfScript, scriptFields } from "./scripts.ts";
import type { Drafting, DraftQuestion } from "./use-drafting.ts";

export function DraftDialog({ drafting }: { readonly drafting: Drafting }) {
  const { question, dismiss } = drafting;
  return (
    question && (
      <ConfirmDialog
        onClose={dismiss}
        {...textsOf(question)}
        confirmButton={<Choices question={question} drafting={drafting} />}
      />
    )
  );
}

function textsOf(question: DraftQuestion): { readonly title: string; readonly question: string } {
  switch (question.kind) {
    case "which-script":
      return {
        title: "Replace which lyrics?",
        question: "Both scripts have text. A machine-made version replaces one of them; Undo brings it back.",
      };
    case "replace-lines":
      return {
        title: `Replace the ${nameOfScript[question.plan.to]} lines?`,
        question:
          "These lines have text in both scripts. A machine-made version replaces it; Undo brings it back.",
      };
    case "undo":
      return {
        title: "Undo all the same?",
        question:
          "The text was changed since the other script was written. Undo brings back what was there before, and these changes are lost.",
      };
  }
}

interface ChoicesProps {
  readonly question: DraftQuestion;
  readonly drafting: Drafting;
}

function Choices({ question, drafting }: ChoicesProps) {
  if (question.kind === "undo") return <DangerButton label="Undo" onClick={drafting.undo} />;
  if (question.kind === "replace-lines")
    return <DangerButton label="Replace" onClick={() => drafting.draft(question.plan)} />;
  const { stanza } = question;
  return (
    <>
      {scriptFields.map((field) => (
        <DangerButton key={field} label={nameOfScript[field]} onClick={() => drafting.draftAnew(field)} />
      ))}
      {stanza && (
        <DangerButton
          label={`This stanza in ${nameOfScript[stanza.to]}`}
          onClick={() => drafting.draft(stanza)}
        />
      )}
    </>
  );
}

function DangerButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" className="button danger" onClick={onClick}>
      {label}
    </button>
  );
}
