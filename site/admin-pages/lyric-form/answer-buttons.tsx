/** The answers to a question before saving: buttons that also send the form where scripts do not run. */

interface AnswerButtonsProps<Answer extends string> {
  /** Of the field that tells the server. */
  readonly name: string;
  /** In their order, the one that is likely meant solid. */
  readonly answers: readonly (readonly [answer: Answer, look: "solid" | "outlined", label: string])[];
  readonly onAnswer: (answer: Answer) => void;
}

export function AnswerButtons<Answer extends string>({
  name,
  answers,
  onAnswer,
}: AnswerButtonsProps<Answer>) {
  return answers.map(([answer, look, label]) => (
    <button
      key={answer}
      type="submit"
      name={name}
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
