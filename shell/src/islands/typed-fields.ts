export type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (field: TypedField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isSelect = (field: TypedField): field is HTMLSelectElement => field instanceof HTMLSelectElement;

/** Whether the field differs from the server's markup, by the visitor or by autofill. */
function isChanged(field: TypedField): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (isSelect(field))
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field.value !== field.defaultValue;
}

/** Sets a value so that React notices a change that it did not make. */
export function typeInto(field: TypedField, value: string): void {
  // React tracks the last value it saw, and ignores an input event with the same one.
  field.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(isSelect(field) ? 'change' : 'input', { bubbles: true }));
}

/**
 * The replacement of a field. React redraws fields if a translation extension has changed the page before hydration.
 */
function redrawn(part: HTMLElement, { name, id, type, value }: TypedField): TypedField | null {
  const choice = type === 'radio' || type === 'checkbox' ? `[value="${CSS.escape(value)}"]` : '';
  const by =
    id && part.querySelector(`#${CSS.escape(id)}`) ? `#${CSS.escape(id)}` : `[name="${CSS.escape(name)}"]`;
  return id || name ? part.querySelector<TypedField>(`${by}${choice}`) : null;
}

/** Records input before and during hydration. The result restores it in the hydrated part. */
export function captureTyped(part: HTMLElement): () => void {
  const typed = new Map<TypedField, string>();
  const note = (field: TypedField) => {
    if (isChanged(field)) typed.set(field, field.value);
    else typed.delete(field);
  };
  const onInput = ({ target }: Event) => note(target as TypedField);
  part.querySelectorAll<TypedField>('input:not([type=hidden], [type=file]), textarea, select').forEach(note);
  part.addEventListener('input', onInput, true);
  return () => {
    part.removeEventListener('input', onInput, true);
    for (const [noted, value] of typed) {
      const field = noted.isConnected ? noted : redrawn(part, noted);
      if (!field) continue;
      if (isTicked(field)) {
        field.checked = field.defaultChecked;
        field.click();
        continue;
      }
      const at = isSelect(field) ? null : field.selectionStart;
      typeInto(field, value);
      if (at !== null && document.activeElement === field && !isSelect(field))
        field.setSelectionRange(at, at);
    }
  };
}

/** Records input by field name. The result stops that, and restores it in the fields with these names. */
export function recordTyped(part: HTMLElement): () => void {
  const typed = new Map<string, string>();
  const note = ({ target }: Event) => {
    const { name, value } = target as TypedField;
    if (name) typed.set(name, value);
  };
  part.addEventListener('input', note, true);
  return () => {
    part.removeEventListener('input', note, true);
    for (const field of part.querySelectorAll<TypedField>('[name]')) {
      const value = typed.get(field.name);
      if (value !== undefined && !isTicked(field)) field.value = value;
    }
  };
}
