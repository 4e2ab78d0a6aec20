/** A button for each candidate of a word. The one that stands in the text says that it is right. */
import { languageOfScript, type ScriptField } from "./scripts.ts";

interface CandidateButtonsProps {
  /** The script of the candidates. */
  readonly field: ScriptField;
  readonly draft: string;
  readonly candidates: readonly string[];
  /** Gets the index of the candidate. */
  readonly onChoose: (candidate: number) => void;
}

export function CandidateButtons({ field, draft, candidates, onChoose }: CandidateButtonsProps) {
  return candidates.map((candidate, i) => (
    <button
      key={candidate}
      type="button"
      className={candidate === draft ? "choice candidate current" : "choice candidate"}
      // A text area that has the focus keeps it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(i)}
    >
      {candidate !== draft && <span className="unseen">Write </span>}
      <span lang={languageOfScript[field]}>{candidate}</span>
      {candidate === draft && <span className="unseen"> is right</span>}
    </button>
  ));
}
