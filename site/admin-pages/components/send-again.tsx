/** A form that was sent and that nobody could look at, to be sent again to the address at which the page stands. */
import type { SentFields } from "../admin-failure.ts";

export function SendAgain({ fields }: { readonly fields: SentFields }) {
  return (
    <form method="post" className="send-again">
      {fields.map(([name, text], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and the list never changes
        <input key={place} type="hidden" name={name} value={text} />
      ))}
      <button type="submit" className="button solid">
        Send again
      </button>
    </form>
  );
}
