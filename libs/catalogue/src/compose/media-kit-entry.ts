import type { Content } from '../content/read-content.js';
import type { MediaKit } from '../media-kit.js';
import type { PictureStore } from '../pictures/picture-store.js';
import { pressPicture } from '../pictures/press-picture.js';
import { ownCoverSvg, ownPortrait } from './draw-pictures.js';

/** In pixels. A photograph is kept at this size, and a cover for print is no larger. */
const portraitWidth = 1200;
const coverWidth = 1600;

/** Leaves out pictures that the site drew in place of missing ones. */
export async function mediaKitEntry(
  folder: string,
  content: Content,
  store: PictureStore,
): Promise<MediaKit> {
  const portrait = await ownPortrait(folder, content);
  const covers: MediaKit['covers'] = [];
  for (const book of content.books) {
    const { id } = book;
    const svg = await ownCoverSvg(folder, book);
    if (svg === null) continue;
    covers.push({ bookId: id, ...(await store.publish(pressPicture(`${id}-cover`, svg, coverWidth))) });
  }
  return {
    portrait: portrait && (await store.publish(pressPicture('portrait-print', portrait.svg, portraitWidth))),
    covers,
  };
}
