/** What a visitor has answered about consent, and the buttons to change it. */
import { Island } from "../../islands/island.tsx";
import { ActingPart } from "../acting-part.tsx";
import { ConsentButtons } from "./consent-buttons.tsx";

export function ConsentAnswer() {
  return (
    <>
      <ActingPart name="consent-answer" facts={{}}>
        <p role="status" />
      </ActingPart>
      <Island name="consent-buttons" of={ConsentButtons} props={{}} />
    </>
  );
}
