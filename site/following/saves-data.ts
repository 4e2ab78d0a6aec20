/** Whether the visitor has set the browser to save data: nothing is then loaded in advance. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
