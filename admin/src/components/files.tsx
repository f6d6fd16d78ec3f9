import { styled } from 'styled-components';
import { Button, type ButtonKind, buttonLook, showToast } from './index.js';

const Link = styled.a<{ $kind?: ButtonKind }>`
  ${buttonLook}
  min-height: 3rem;
`;

/** The list as it is filtered, as a file. @param address of the file */
export function FileLink({ address }: { address: string }) {
  return (
    <Link href={address} download>
      As a spreadsheet
    </Link>
  );
}

/** Hands a file to whoever sits before the page, as a download does. */
export function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Has the browser save a text as a file. */
export function saveText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied', tone: 'success' });
  } catch {
    // Without HTTPS, or without leave.
    showToast({
      title: 'Your browser does not let the page copy',
      description: 'Please mark the text and copy it yourself.',
      tone: 'destructive',
    });
  }
}

/** @param what is copied, for whoever hears it: `the record for SPF` */
export function CopyButton({ text, what }: { text: string; what: string }) {
  return (
    <Button aria-label={`Copy ${what}`} onClick={() => void copy(text)}>
      Copy
    </Button>
  );
}
