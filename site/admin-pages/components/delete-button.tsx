/** The button in a row that asks whether its entry is to be deleted: in a dialog, and before scripts have come on a page. */
import type { PlaceInList } from "../place-in-list.ts";
import { AdminIcon } from "./admin-icon.tsx";

/** Of the form below, which all buttons of a list send. */
const id = "ask-to-delete";

interface DeleteButtonProps {
  readonly name: string;
  /** Of the page that asks. */
  readonly address: string;
  readonly onAsk: () => void;
}

export function DeleteButton({ name, address, onAsk }: DeleteButtonProps) {
  return (
    <button
      type="submit"
      form={id}
      formAction={address}
      className="round-button delete"
      aria-label={`Delete ${name}`}
      onClick={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <AdminIcon name="delete" />
    </button>
  );
}

/** @param place in the list, as its address has it: the page that asks leads back there */
export function AskToDelete({ place }: { readonly place: PlaceInList }) {
  return (
    <form method="get" id={id} hidden>
      {Object.entries(place).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
