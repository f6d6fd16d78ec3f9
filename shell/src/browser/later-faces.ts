import { laterFacesId, laterFacesKey } from './later-faces-kept.js';
import { signs } from './signs.js';

/** Where a pointer lies as a page comes is chance. */
const certain = signs.filter((sign) => sign !== 'pointermove');

/**
 * A first page shows its pictures before typefaces that it can do without. They come once it is complete and its visitor has
 * shown that they are there, and are for the pages that follow: the loader asks for them once they are known.
 */
export function fetchLaterFaces(): void {
  const style = document.getElementById(laterFacesId);
  if (!(style instanceof HTMLStyleElement) || style.media === 'all') return;
  const files = style.dataset['files']?.split(' ') ?? [];
  const fetchAll = async () => {
    try {
      await Promise.all(files.map(async (file) => (await fetch(file, { priority: 'low' })).blob()));
      localStorage.setItem(laterFacesKey, '1');
    } catch {
      // They are for another time.
    }
  };
  const onSign = () => {
    for (const sign of certain) removeEventListener(sign, onSign, true);
    if (document.readyState === 'complete') void fetchAll();
    else addEventListener('load', () => void fetchAll(), { once: true });
  };
  for (const sign of certain) addEventListener(sign, onSign, { capture: true, passive: true });
}
