/** An island that shows a visitor's consent answer, with the buttons to change it. */
import { useConsentAnswer } from "../components/operator-code/consent.ts";
import { ConsentButtons } from "../components/operator-code/consent-buttons.tsx";

export function ConsentAnswer() {
  const answer = useConsentAnswer();
  return (
    <>
      {/* The buttons alone do not show the answer. */}
      <p role="status">
        {answer === "agreed" && "You have agreed."}
        {answer === "refused" && "You have refused."}
        {answer === null && "You have not answered yet."}
      </p>
      <ConsentButtons />
    </>
  );
}
