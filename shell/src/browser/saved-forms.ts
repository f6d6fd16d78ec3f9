import { readSessionJson, saveInSession } from '../islands/session-storage.js';
import { type TypedField, typeInto } from '../islands/typed-fields.js';
import { onPageShown } from './page-shown.js';

const kinds = ['input:not([type])', '[type=text]', '[type=email]', '[type=tel]', '[type=url]', 'textarea'];

/** Leaves out passwords, codes, card numbers, and choices such as radio buttons. */
const isSaved = ({ name, autocomplete }: TypedField) => name && !/^(?:cc-|one-time-code)/.test(autocomplete);

const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<TypedField>(kinds.join())].filter(isSaved);

const formOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-keep]') : null;

const storageKeyOf = ({ dataset }: HTMLFormElement) => `typed.${dataset['keep']}`;

function save(form: HTMLFormElement): void {
  const typed = fieldsOf(form).flatMap(({ name, value }) => (value ? [[name, value] as const] : []));
  saveInSession(storageKeyOf(form), typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : null);
}

function restore(form: HTMLFormElement): void {
  const typed = readSessionJson<Record<string, string>>(storageKeyOf(form)) ?? {};
  for (const field of fieldsOf(form)) {
    const value = typed[field.name];
    // Goes through `typeInto`, so that an island that is hydrating notices the value.
    if (value && !field.value) typeInto(field, value);
  }
}

/** Saves the text of forms with `data-keep` for this tab. Deleted when the form is reset, after it is sent. */
export function saveForms(): void {
  document.addEventListener('input', (event) => {
    const form = formOf(event);
    if (form) save(form);
  });
  document.addEventListener('reset', (event) => {
    const form = formOf(event);
    if (form) saveInSession(storageKeyOf(form), null);
  });
  onPageShown(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keep]')) {
      restore(form);
      // Covers what was typed before this script ran.
      save(form);
    }
  });
}
