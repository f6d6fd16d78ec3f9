import { Button, ButtonLink } from '@lectern/ui/kit';
import { showFailure, showSuccess } from './toasts.js';
import { say } from '../say.js';
import { components as m } from '../messages.js';

/**
 * Downloads the filtered list as a file.
 * @param address of the file
 */
export function FileLink({ address }: { address: string }) {
  return (
    <ButtonLink href={address} download>
      {m.download.csv}
    </ButtonLink>
  );
}

export function saveAs(content: Blob | string, name: string): void {
  const file =
    typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has started reading it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Copies a text to the clipboard.
 * @param description added to the success toast
 */
export async function copyText(text: string, description?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSuccess(m.copy.done, description);
  } catch {
    // Without HTTPS or permission.
    showFailure(m.copy.failed.title, m.copy.failed.text);
  }
}

/** @param what is copied, for screen readers: `the record for SPF` */
export function CopyButton({ text, what }: { text: string; what: string }) {
  return (
    <Button aria-label={say(m.copy.label, { what })} onClick={() => void copyText(text)}>
      {m.copy.button}
    </Button>
  );
}
