/** Says which values of the address do not exist; the page shows its list without them. */
export function UnknownValues({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="search-note">
      {text}
    </p>
  ));
}
