/** What a visitor has answered about consent, and the buttons to change it. */
import { Island } from "../../islands/island.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { ActingPart } from "../acting-part.tsx";
import { ConsentButtons } from "./consent-buttons.tsx";

export function ConsentAnswer() {
  const { answers, buttons } = useTexts().consent;
  return (
    <>
      <ActingPart name="consent-answer" facts={answers}>
        <p role="status" />
      </ActingPart>
      <Island name="consent-buttons" of={ConsentButtons} props={buttons} />
    </>
  );
}
