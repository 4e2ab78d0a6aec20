/** Adds old addresses: one that is typed, or a file of pairs. Names the rows that cannot be used. */
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { hasSucceeded, useActionResult } from "../../components/action-result.ts";
import { Field, FieldFrame } from "../../components/field.tsx";
import type { AddressesResult } from "./change-addresses.server.ts";

interface AddAddressesProps {
  /** Of a form that was sent without scripts. */
  readonly result: AddressesResult | undefined;
}

export function AddAddresses({ result }: AddAddressesProps) {
  const [pair, file] = [useFetcher<AddressesResult>(), useFetcher<AddressesResult>()];
  const [pairForm, fileForm] = [useForm(pair.data), useForm(file.data)];
  const wrong = [file, pair].flatMap(({ data }) => data?.wrong ?? []).filter(({ place }) => place !== "");
  const named = wrong.length > 0 ? wrong : (result?.wrong ?? []).filter(({ place }) => place !== "");
  return (
    <section>
      <h2>Add Old Addresses</h2>
      <pair.Form method="post" className="address-form" ref={pairForm}>
        <input type="hidden" name="intent" value="add" />
        <Field id="old-path" name="path" label="Old Address" placeholder="/2019/05/old-name.html" required />
        <Field
          id="new-target"
          name="target"
          label="Address on This Site"
          placeholder="/lyrics/name-12"
          required
        />
        <button type="submit" className="button outlined" aria-disabled={pair.state !== "idle"}>
          Add
        </button>
      </pair.Form>
      <file.Form method="post" encType="multipart/form-data" className="address-form" ref={fileForm}>
        <input type="hidden" name="intent" value="add-file" />
        <FieldFrame
          id="pairs"
          label="File of Pairs"
          hint="CSV with two cells a row: an old address, and the address on this site. All rows are saved, or none."
        >
          <input
            id="pairs"
            type="file"
            name="file"
            accept=".csv,.tsv,.txt"
            aria-describedby="pairs-hint"
            required
          />
        </FieldFrame>
        <button type="submit" className="button outlined" aria-disabled={file.state !== "idle"}>
          {file.state === "idle" ? "Add File" : "Adding…"}
        </button>
      </file.Form>
      {named.length > 0 && (
        <div role="alert">
          <p className="field-error">Nothing was saved, because of these rows:</p>
          <ul className="wrong-pairs">
            {named.map(({ place, reason }) => (
              <li key={`${place} ${reason}`}>
                {place}: <bdi>{reason}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Shows the result of a form, which is empty after a success. */
function useForm(result: AddressesResult | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useActionResult(result);
  useEffect(() => {
    if (hasSucceeded(result)) form.current?.reset();
  }, [result]);
  return form;
}
