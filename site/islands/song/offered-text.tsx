/** A text, selected, for those whose browser gives no clipboard. */
export function OfferedText({ text }: { readonly text: string }) {
  return (
    <label className="offered-text">
      Press Ctrl+C, or hold the text, to copy it
      <textarea readOnly rows={text.includes("\n") ? 6 : 1} value={text} ref={select} />
    </label>
  );
}

function select(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
