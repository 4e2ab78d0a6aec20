/** The addresses of the pages of actions on many songs. */

/** The latest actions; songs are chosen for a new one there. */
export const bulkActions = "/admin/lyrics/bulk";

export function addressOfBulkAction(id: number): string {
  return `${bulkActions}/${id}`;
}
