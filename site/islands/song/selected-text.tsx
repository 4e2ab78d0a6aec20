/** A selected text that the visitor copies, where the browser has no clipboard. */
export function SelectedText({ text }: { readonly text: string }) {
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
