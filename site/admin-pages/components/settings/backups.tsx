/** The list of backups on the server, with their downloads and a button that makes another one. */
import type { Route } from "../../settings/+types/backups.ts";
import { useActionFetcher } from "../action-result.ts";

interface BackupsProps {
  readonly backups: Route.ComponentProps["loaderData"];
}

export function Backups({ backups: { keep, files, failure } }: BackupsProps) {
  const fetcher = useActionFetcher();
  const isMaking = fetcher.state !== "idle";
  return (
    <section>
      <p className="section-text">
        {scheduleText(keep)} Keep copies on another machine, and keep them to yourself.
      </p>
      {failure && (
        <p className="not-current" role="status">
          The daily backup of {failure.when} was not made. {failure.words}
        </p>
      )}
      <ul className="rows backups">
        {files.map(({ name, isByHand, made, bytes }) => (
          <li key={name}>
            <b>{made}</b>
            <span>{isByHand ? "By hand" : "Daily"}</span>
            <span>{sizeOf(bytes)}</span>
            <a href={`/admin/settings/backups/${name}`} download={name} aria-label={`Download ${name}`}>
              Download
            </a>
          </li>
        ))}
      </ul>
      <fetcher.Form method="post" onSubmit={(event) => isMaking && event.preventDefault()}>
        <input type="hidden" name="intent" value="back-up" />
        <button type="submit" className="button outlined" aria-disabled={isMaking}>
          {isMaking ? "Backing Up…" : "Back Up Now"}
        </button>
      </fetcher.Form>
    </section>
  );
}

function scheduleText(keep: number): string {
  if (keep === 0) return "No backup is made by itself, as BACKUP_KEEP says.";
  if (keep === 1) return "All data are saved once a day, and the newest backup is kept.";
  return `All data are saved once a day, and the newest ${keep} backups are kept.`;
}

/** @returns for example `1.2 MB` */
function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
