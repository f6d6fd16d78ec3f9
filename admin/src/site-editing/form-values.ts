import type { ContentField } from '@lectern/api-client/admin';

type Fields = ReadonlyMap<string, ContentField>;

const parentOf = (key: string): string => key.slice(0, key.lastIndexOf('/') + 1);

/** Texts of one value may be written in several ways: `(202) 555-0199`, `202-555-0199`. */
export const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The first marked text around an element. */
function textBeside(element: Element): string {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const key = around.querySelector<HTMLElement>('[data-edit]')?.dataset['edit'];
    if (key) return key;
  }
  return '';
}

/**
 * Marks values that the page shows but that only the form can change: prices, phone numbers, email addresses. A value
 * that several fields have belongs to the field beside the texts around it.
 */
export function markFormValues(page: Document, fields: Fields): void {
  const keysOf = new Map<string, string[]>();
  for (const [key, { value, kind, isShown }] of fields) {
    if (isShown || kind === 'choice' || typeof value !== 'string') continue;
    const letters = lettersOf(value);
    if (letters) keysOf.set(letters, [...(keysOf.get(letters) ?? []), key]);
  }
  if (keysOf.size === 0) return;
  const found = [...page.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    if (element.childElementCount > 0 || element.closest('[data-edit], script, style')) return [];
    const keys = keysOf.get(lettersOf(element.textContent));
    if (!keys) return [];
    const parent = parentOf(textBeside(element));
    return [{ element, key: keys.find((key) => parentOf(key) === parent) ?? keys[0] }];
  });
  // After the search, as it looks for marks.
  for (const { element, key } of found) element.dataset['edit'] = key;
}
