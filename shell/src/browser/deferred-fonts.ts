import { localStorageIfAny } from '../layout/analytics/consent.js';
import { onFirstSign } from './first-interaction.js';

// A first page shows its pictures before typefaces that it can do without. They come behind it, and are for those that follow.

/** The style element of these typefaces: it names their files, and is off until they are known. */
export const laterFacesId = 'later-faces';

/** Remembers that they have been fetched. */
const fetchedKey = 'lectern.faces';

function findFaces(): { style: HTMLStyleElement; files: string[] } | undefined {
  const style = document.getElementById(laterFacesId);
  return style instanceof HTMLStyleElement
    ? { style, files: style.dataset['files']?.split(' ') ?? [] }
    : undefined;
}

/** Typefaces that were fetched behind an earlier page are asked for before this one is drawn. */
export function switchOnLaterFaces(): void {
  const faces = findFaces();
  if (!faces || !localStorageIfAny()?.getItem(fetchedKey)) return;
  faces.style.media = 'all';
  for (const href of faces.files) {
    const type = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' };
    document.head.append(Object.assign(document.createElement('link'), type, { href }));
  }
}

/** Fetches them once the page is complete and its visitor has shown that they are there. */
export function fetchLaterFaces(): void {
  const faces = findFaces();
  if (!faces || faces.style.media === 'all') return;
  const fetchAll = async () => {
    try {
      await Promise.all(faces.files.map(async (file) => (await fetch(file, { priority: 'low' })).blob()));
      localStorage.setItem(fetchedKey, '1');
    } catch {
      // They are for another time.
    }
  };
  onFirstSign(() => {
    if (document.readyState === 'complete') void fetchAll();
    else addEventListener('load', () => void fetchAll(), { once: true });
  });
}
