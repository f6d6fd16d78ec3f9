import { localStorageIfAny } from '../layout/analytics/consent.js';
import { onFirstInteraction } from './first-interaction.js';

// A first visit shows its pictures before secondary fonts. They load in the background and apply from the next page on.

/** Id of the style element that declares the deferred fonts. It is disabled until they are cached. */
export const deferredFontsId = 'later-faces';

const fetchedKey = 'lectern.faces';

function findFontStyles(): { style: HTMLStyleElement; files: string[] } | undefined {
  const style = document.getElementById(deferredFontsId);
  return style instanceof HTMLStyleElement
    ? { style, files: style.dataset['files']?.split(' ') ?? [] }
    : undefined;
}

export function enableDeferredFonts(): void {
  const faces = findFontStyles();
  if (!faces || !localStorageIfAny()?.getItem(fetchedKey)) return;
  faces.style.media = 'all';
  for (const href of faces.files) {
    const type = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' };
    document.head.append(Object.assign(document.createElement('link'), type, { href }));
  }
}

/** Fetches the fonts once the page is complete and the visitor has interacted with it. */
export function fetchDeferredFonts(): void {
  const faces = findFontStyles();
  if (!faces || faces.style.media === 'all') return;
  const fetchAll = async () => {
    try {
      await Promise.all(faces.files.map(async (file) => (await fetch(file, { priority: 'low' })).blob()));
      localStorage.setItem(fetchedKey, '1');
    } catch {
      // Optional: the next page tries again.
    }
  };
  onFirstInteraction(() => {
    if (document.readyState === 'complete') void fetchAll();
    else addEventListener('load', () => void fetchAll(), { once: true });
  });
}
