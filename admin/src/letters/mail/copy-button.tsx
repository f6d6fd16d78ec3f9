import { Button, showToast } from '../../parts/index.js';

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
