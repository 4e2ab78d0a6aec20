/** Says why a form was not saved. What has to be decided gets the focus from the form. */
import type { ReactNode } from "react";
import type { FormRefusal } from "./form-result.ts";

interface RefusalMessageProps {
  readonly refusal: FormRefusal | null | undefined;
  /** What can be done where sending it again is not enough. */
  readonly children?: ReactNode;
}

export function RefusalMessage({ refusal, children }: RefusalMessageProps) {
  if (!refusal) return null;
  if (refusal.reason === "failed") return <p className="form-message failed">{refusal.message}</p>;
  return (
    <div className="form-message failed form-refusal" tabIndex={-1} data-decide>
      <p>{refusal.message}</p>
      {children}
    </div>
  );
}
