import { localStorageIfAny } from '../layout/analytics/consent.js';
import { afterFirstPaint } from './first-paint.js';

// On a first visit, the fonts of text and controls are requested behind the largest picture: next to it on a slow
// connection, they would delay it by their size. Later pages have them in the cache and enable them at once.

/** Id of the style element that declares the fonts. It is disabled until they may be requested. */
export const deferredFontsId = 'deferred-fonts';

const requestedKey = 'lectern.faces';

function preload(style: HTMLStyleElement): void {
  for (const href of style.dataset['files']?.split(' ') ?? []) {
    const type = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' };
    document.head.append(Object.assign(document.createElement('link'), type, { href }));
  }
}

function afterLargestPicture(act: () => void): void {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture) return afterFirstPaint(act);
  // The picture is shown by the frame after the next.
  const afterItsFrame = () => requestAnimationFrame(() => requestAnimationFrame(act));
  void picture.decode().then(afterItsFrame, afterItsFrame);
}

export function loadDeferredFonts(): void {
  const style = document.getElementById(deferredFontsId);
  if (!(style instanceof HTMLStyleElement)) return;
  const enable = () => void (style.media = 'all');
  if (localStorageIfAny()?.getItem(requestedKey)) {
    enable();
    preload(style);
    return;
  }
  const request = () => {
    enable();
    try {
      localStorageIfAny()?.setItem(requestedKey, '1');
    } catch {
      // Full storage: the next page waits for its picture, too.
    }
  };
  document.addEventListener('DOMContentLoaded', () => afterLargestPicture(request), { once: true });
}
