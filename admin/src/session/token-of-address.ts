/** The secret of a link, which stands behind the # so that no server and no log sees it. */
export function tokenOfAddress(): string {
  return window.location.hash.slice(1);
}
