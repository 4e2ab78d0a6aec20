/** @param path of a page that was removed while it was shown */
export function removedText(path: string): string {
  return `This ${path.startsWith("/lyrics/") ? "song" : "page"} was removed`;
}
