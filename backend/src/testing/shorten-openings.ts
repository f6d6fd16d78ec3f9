import { openings, type Opening } from '@lectern/catalogue/openings';

import { BookOpenings } from '../audio/previews/book-openings.js';
import type { RunningShop } from './running-shop.js';

const SENTENCES = ['The door was open.', 'Nobody had told her why, so she went in.', 'It was quiet.'];

/** Shortens audio previews to a few sentences, so that tests are fast. */
export function shortenOpenings(shop: RunningShop, sentences: readonly string[] = SENTENCES): void {
  const short = (opening: Opening): Opening => ({
    ...opening,
    paragraphs: ['Chapter one.', sentences.join(' ')],
    textHash: `short-${sentences.join(' ').length}-${opening.textHash}`,
  });
  shop.app.get(BookOpenings).read = () => openings.map(short);
}
