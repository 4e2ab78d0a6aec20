/**
 * Shows what a code draws, in a frame that has no origin: its scripts run, and reach neither this page nor the session. It
 * is drawn only when asked for, since it may ask others.
 */
import { type ReactNode, useState } from "react";
import { inlineHandlersIn } from "./code-fields.ts";

interface CodePreviewProps {
  readonly label: string;
  readonly code: string;
  /** What stands beside the button. */
  readonly children: ReactNode;
}

export function CodePreview({ label, code, children }: CodePreviewProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const isEmpty = code.trim() === "";
  const shown = isEmpty ? null : asked;
  const handlers = shown === null ? [] : inlineHandlersIn(shown);
  return (
    <div className="code-preview">
      <div>
        {/* It stands there without a code too: below a first letter nothing moves, and no click misses its button. */}
        <button
          type="button"
          className="button outlined"
          aria-disabled={isEmpty}
          onClick={() => setAsked(shown === code || isEmpty ? null : code)}
        >
          {shown === code ? "Hide Preview" : `Preview ${label}`}
        </button>
        {children}
      </div>
      {shown !== null && (
        <>
          {handlers.length > 0 && <p>Will not run on visitors' pages: {handlers.join(", ")}.</p>}
          <iframe
            title={`Preview of ${label}`}
            key={shown}
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
            src="/admin/settings/preview"
            // A frame without an origin can be written to by no address but any.
            onLoad={(event) => event.currentTarget.contentWindow?.postMessage(shown, "*")}
          />
        </>
      )}
    </div>
  );
}
