/** The id in the address of a form that edits. */

/** @returns undefined on the page that adds */
export function idIn(params: { readonly id?: string | undefined }): number | undefined {
  return params.id === undefined ? undefined : Number(params.id);
}
