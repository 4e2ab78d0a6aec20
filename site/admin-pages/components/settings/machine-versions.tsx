/** Switches the offer of machine-made versions to readers on and off. */
import { useActionFetcher } from "../action-result.ts";

export function MachineVersions({ areOffered }: { readonly areOffered: boolean }) {
  const fetcher = useActionFetcher();
  return (
    <section>
      <h2>Machine-Made Versions</h2>
      <p className="section-text">
        {areOffered
          ? "If a song has only one script, readers are offered a machine-made version of the missing one."
          : "Readers are not offered machine-made versions of missing scripts."}
      </p>
      <fetcher.Form method="post">
        <input
          type="hidden"
          name="intent"
          value={areOffered ? "withhold-machine-versions" : "offer-machine-versions"}
        />
        <button type="submit" className="button outlined">
          {areOffered ? "Stop Offering Them" : "Offer Them"}
        </button>
      </fetcher.Form>
    </section>
  );
}
