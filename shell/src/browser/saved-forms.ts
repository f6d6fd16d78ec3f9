import { recallJson, remember } from '../islands/session-storage.js';
import { type TypedField, typeInto } from '../islands/typed-fields.js';
import { whenShown } from './page-shown.js';

const kinds = ['input:not([type])', '[type=text]', '[type=email]', '[type=tel]', '[type=url]', 'textarea'];

/** No passwords, codes or numbers of cards, and nothing that is chosen rather than typed. */
const isKept = ({ name, autocomplete }: TypedField) => name && !/^(?:cc-|one-time-code)/.test(autocomplete);

const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<TypedField>(kinds.join())].filter(isKept);

const formOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-keep]') : null;

const memoryOf = ({ dataset }: HTMLFormElement) => `typed.${dataset['keep']}`;

function keep(form: HTMLFormElement): void {
  const typed = fieldsOf(form).flatMap(({ name, value }) => (value ? [[name, value] as const] : []));
  remember(memoryOf(form), typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : null);
}

function putBack(form: HTMLFormElement): void {
  const typed = recallJson<Record<string, string>>(memoryOf(form)) ?? {};
  for (const field of fieldsOf(form)) {
    const value = typed[field.name];
    // An island hears of it too that is just coming to life.
    if (value && !field.value) typeInto(field, value);
  }
}

/**
 * What somebody types into a form marked with a name (`data-keep="newsletter"`) is kept for this tab, and stands in the form
 * of that name on the next page. It is forgotten when the form is reset, as one is that has been sent.
 */
export function keepForms(): void {
  document.addEventListener('input', (event) => {
    const form = formOf(event);
    if (form) keep(form);
  });
  document.addEventListener('reset', (event) => {
    const form = formOf(event);
    if (form) remember(memoryOf(form), null);
  });
  whenShown(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keep]')) {
      putBack(form);
      // What was typed before this script came was heard by nobody.
      keep(form);
    }
  });
}
