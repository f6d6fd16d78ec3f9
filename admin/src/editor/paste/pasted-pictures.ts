import { isBlank } from '@lectern/rich-text/html';

/** Pictures that the clipboard holds come; those that are on other sites or in files of the copying program do not. */
export interface PastedPictures {
  embedded: { src: string; alt: string }[];
  leftOut: number;
}

/** Address that marks the place of a pasted picture until its upload has ended; never part of a saved text. */
export const PENDING = '/pictures/pending-';

const OWN = /^\/pictures\/[0-9a-f]{16,}$/;

const isSpacer = (image: HTMLImageElement) =>
  [image.getAttribute('width'), image.getAttribute('height')].some((size) => size === '0' || size === '1');

export function readPictures(body: HTMLElement, origin: string): PastedPictures {
  const found: PastedPictures = { embedded: [], leftOut: 0 };
  for (const image of body.querySelectorAll('img')) {
    const src = (image.getAttribute('src') ?? '').trim();
    const path = src.startsWith(`${origin}/`) ? src.slice(origin.length) : src;
    const alt = image.alt.trim();
    if (isSpacer(image)) image.remove();
    else if (OWN.test(path)) image.setAttribute('src', path);
    else if (/^data:image\//i.test(src)) {
      image.setAttribute('src', `${PENDING}${found.embedded.length}`);
      found.embedded.push({ src, alt });
    } else {
      found.leftOut += 1;
      image.remove();
    }
  }
  for (const figure of body.querySelectorAll('figure:not(:has(img))')) if (isBlank(figure)) figure.remove();
  return found;
}
