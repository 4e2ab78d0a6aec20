/**
 * The letter and the origin by which the glossary is filtered. A choice is applied at once; without scripts by the
 * button.
 */
import { useEffect, useRef } from "react";
import { useSubmit } from "react-router";
import { words } from "../../texts/en/words.tsx";

interface WordFiltersProps {
  /** Empty for all. */
  readonly letter: string;
  readonly origin: string;
  readonly letters: readonly string[];
  readonly origins: readonly string[];
}

export function WordFilters({ letter, origin, letters, origins }: WordFiltersProps) {
  return (
    <>
      <Choice
        name="letter"
        label="Letter"
        all="All letters"
        value={letter}
        choices={letters.map((one) => [one, one.toUpperCase()])}
      />
      <Choice
        name="origin"
        label="Origin"
        all="All origins"
        value={origin}
        choices={origins.map((one) => [one, words.origin(one)])}
      />
      <noscript>
        <button type="submit" className="button outlined">
          Filter
        </button>
      </noscript>
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  /** The text of no choice. */
  readonly all: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, text: string])[];
}

function Choice({ name, label, all, value, choices }: ChoiceProps) {
  const submit = useSubmit();
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // After a link such as 'Show all'.
    if (field.current) field.current.value = value;
  }, [value]);
  return (
    <select
      ref={field}
      name={name}
      aria-label={label}
      className="input"
      defaultValue={value}
      onChange={({ currentTarget }) =>
        submit(currentTarget.form, { replace: true, preventScrollReset: true })
      }
    >
      <option value="">{all}</option>
      {choices.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  );
}
