import { cutTo, missingPlaceholders, oneLineText, partsOf, withPlaceholders } from './texts.js';

export interface EditedText {
  value: string;
  limit: number | null;
  placeholders: readonly string[];
  onInput: (text: string) => void;
  onEnd: (end: EndOfEdit) => void;
}

/** `missing`: placeholders that were deleted and put back. */
export interface EndOfEdit {
  text: string;
  missing: readonly string[];
}

export const CHIP_CLASS = 'placeholder-chip';

/** Whether an element has no elements but placeholders. */
export const isPlain = (element: HTMLElement): boolean =>
  [...element.children].every((child) => child.classList.contains(CHIP_CLASS));

/** Shows a text with its placeholders as parts that cannot be broken. */
export function showText(element: HTMLElement, text: string, placeholders: readonly string[] = []): void {
  const { ownerDocument } = element;
  const nodes = partsOf(text, placeholders).map((part, at) => {
    if (at % 2 === 0) return ownerDocument.createTextNode(part);
    const chip = ownerDocument.createElement('span');
    chip.className = CHIP_CLASS;
    chip.contentEditable = 'false';
    chip.textContent = part;
    return chip;
  });
  element.replaceChildren(...nodes);
}

const readText = (element: HTMLElement): string => oneLineText(element.textContent ?? '');

export function makeEditable(element: HTMLElement): void {
  try {
    element.contentEditable = 'plaintext-only';
  } catch {
    // Older versions of Firefox; pastes are made plain below.
    element.contentEditable = 'true';
  }
}

function placeCaret(element: HTMLElement): void {
  const selection = element.ownerDocument.getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}

/** Lets the owner type in an element until Enter, Escape, or the focus leaves. */
export function editText(
  element: HTMLElement,
  { value, limit, placeholders, onInput, onEnd }: EditedText,
): void {
  const { ownerDocument } = element;
  const abort = new AbortController();
  const { signal } = abort;
  let text = value;

  const read = () => {
    const typed = readText(element);
    const fitting = limit === null ? typed : cutTo(typed, limit);
    if (fitting !== typed) {
      showText(element, fitting, placeholders);
      placeCaret(element);
    }
    if (fitting === text) return;
    text = fitting;
    onInput(text);
  };
  const end = (result: string) => {
    if (signal.aborted) return;
    abort.abort();
    const missing = missingPlaceholders(result, placeholders);
    const whole = missing.length > 0 ? withPlaceholders(result, placeholders) : result;
    element.removeAttribute('contenteditable');
    showText(element, whole, placeholders);
    if (whole !== text) onInput(whole);
    onEnd({ text: whole, missing });
  };

  // Showing the same text again would move the caret.
  const isShown =
    readText(element) === value && partsOf(value, placeholders).length === element.childNodes.length;
  if (!isShown) showText(element, value, placeholders);
  makeEditable(element);
  if (ownerDocument.activeElement !== element) element.focus();
  element.addEventListener('input', (event) => (event as InputEvent).isComposing || read(), { signal });
  element.addEventListener('compositionend', read, { signal });
  element.addEventListener(
    'paste',
    (event) => {
      event.preventDefault();
      const pasted = oneLineText(event.clipboardData?.getData('text/plain') ?? '');
      const room = limit === null ? pasted : cutTo(pasted, limit);
      // The only way that keeps the browser's own undo.
      ownerDocument.execCommand('insertText', false, room);
    },
    { signal },
  );
  element.addEventListener('drop', (event) => event.preventDefault(), { signal });
  element.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation();
      if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      event.preventDefault();
      if (event.key === 'Enter') read();
      end(event.key === 'Enter' ? text : value);
      element.blur();
    },
    { signal },
  );
  element.addEventListener(
    'blur',
    () => {
      read();
      end(text);
    },
    { signal },
  );
}
