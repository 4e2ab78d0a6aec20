/** Whether the visitor has asked the browser to spend little data; what nobody asked for is then not fetched. */

export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
