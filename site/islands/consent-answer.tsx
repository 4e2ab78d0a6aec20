/** What a visitor has said about the codes of others, and the way to say something else, as an island. */
import { useConsentAnswer } from "../components/operator-code/consent.ts";
import { ConsentButtons } from "../components/operator-code/consent-buttons.tsx";

export function ConsentAnswer() {
  const answer = useConsentAnswer();
  return (
    <>
      {/* The buttons alone would not say it. */}
      <p role="status">
        {answer === "agreed" && "You have agreed."}
        {answer === "refused" && "You have refused."}
        {answer === null && "You have not answered yet."}
      </p>
      <ConsentButtons />
    </>
  );
}
