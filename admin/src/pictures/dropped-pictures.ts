import { useEffect } from 'react';
import { pictures as m } from '../messages.js';

const EXTENSION = /^image\/(\w+)/;

/** A pasted screenshot is called `image.png` by every browser. */
function withName(file: File): File {
  if (file.name !== 'image.png') return file;
  const [, extension = 'png'] = EXTENSION.exec(file.type) ?? [];
  return new File([file], `${m.upload.pasted}.${extension}`, { type: file.type });
}

/** Files of a paste or drop; empty if it has text only. */
export const filesIn = (data: DataTransfer | null): File[] => [...(data?.files ?? [])].map(withName);

/** Takes pictures that are pasted anywhere on the page. A paste of text is left alone. */
export function usePastedPictures(take: (files: File[]) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = filesIn(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [take]);
}
