/** A field that a visitor types into, or ticks. */
export type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (field: TypedField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isSelect = (field: TypedField): field is HTMLSelectElement => field instanceof HTMLSelectElement;

/** Whether somebody, or the browser for them, has changed it since the page was sent. */
function isChanged(field: TypedField): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (isSelect(field))
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field.value !== field.defaultValue;
}

/** Sets a value as a hand would: React sees a change that it has not made. */
export function typeInto(field: TypedField, value: string): void {
  // React has noted what stood there when it came; what it is told now must differ from that.
  field.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(isSelect(field) ? 'change' : 'input', { bubbles: true }));
}

/** The field that React drew in the place of another, as it does if a translator changed the page before it came. */
function redrawn(part: HTMLElement, { name, id, type, value }: TypedField): TypedField | null {
  const choice = type === 'radio' || type === 'checkbox' ? `[value="${CSS.escape(value)}"]` : '';
  const by =
    id && part.querySelector(`#${CSS.escape(id)}`) ? `#${CSS.escape(id)}` : `[name="${CSS.escape(name)}"]`;
  return id || name ? part.querySelector<TypedField>(`${by}${choice}`) : null;
}

/**
 * Notes what is typed in a part that React has not reached yet, also while it is on its way.
 * @returns types it again, for the part that lives now
 */
export function keepTyped(part: HTMLElement): () => void {
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

/**
 * Notes by its name what is typed into each field of a part, for as long as the part lives.
 * @returns ends that, and puts it into the fields that bear these names now
 */
export function noteTyped(part: HTMLElement): () => void {
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
