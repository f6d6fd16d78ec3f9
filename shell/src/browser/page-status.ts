/** Of the element in which a page says what must be said whatever else is missing. */
export const pageWordId = 'page-word';

/** Says it to everybody; an empty text takes it away. */
export function sayOnPage(text: string): void {
  const place = document.getElementById(pageWordId);
  if (place) place.textContent = text;
}
