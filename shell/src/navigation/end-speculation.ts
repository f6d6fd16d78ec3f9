/** Takes back the browser's leave to fetch pages on its own: the links of a page that lives fetch less, and know more. */
export function endSpeculation(): void {
  document.querySelector('script[type="speculationrules"]')?.remove();
}
