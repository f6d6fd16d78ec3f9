import { words } from './styles.js';

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), given);
  element.append(...children);
  return element;
}

export interface DialogWindow {
  button: HTMLButtonElement;
  dialog: HTMLDialogElement;
  rename(label: string): void;
}

interface DialogRequest {
  content: Node;
  onOpen(): void;
  /** The visitor asks to close it: it stays open until `close()` of the dialog is called. */
  onCloseRequest(): void;
  onClosed(): void;
}

/** A button and its native dialog; the browser traps the focus and restores it to the button. */
export function dialogWindow({ content, onOpen, onCloseRequest, onClosed }: DialogRequest): DialogWindow {
  const button = make('button', { type: 'button' });
  button.setAttribute('part', 'button');
  button.setAttribute('aria-haspopup', 'dialog');
  const closer = make('button', { type: 'button', textContent: '×', ariaLabel: words.closeLabel });
  const dialog = make('dialog', {}, closer, content);
  button.addEventListener('click', onOpen);
  closer.addEventListener('click', onCloseRequest);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onCloseRequest();
  });
  dialog.addEventListener('close', onClosed);
  const rename = (label: string) => {
    button.textContent = dialog.ariaLabel = label;
  };
  return { button, dialog, rename };
}
