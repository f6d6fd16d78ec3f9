/** Id of the live region for messages that must work without any other script. */
export const pageStatusId = 'page-word';

export function showPageStatus(text: string): void {
  const place = document.getElementById(pageStatusId);
  if (place) place.textContent = text;
}
