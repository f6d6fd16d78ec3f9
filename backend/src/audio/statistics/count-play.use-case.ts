import { Injectable } from '@nestjs/common';

import { Tally } from '../../owner-tools/index.js';
import { PREVIEW_FIGURES } from './preview-figures.js';

/** What a browser says of a request for a recording. */
export interface Listening {
  bookId: string;
  /** Sec-Fetch-Dest (Fetch Metadata §2.1): a player asks for `audio`; a file that is taken home is none. */
  destination: string | undefined;
  range: string | undefined;
  /** The page that it is listened to on. */
  referer: string | undefined;
}

/** Safari asks for the first two bytes, to see whether it may ask for parts. */
const FROM_THE_BEGINNING = /^bytes=0-(?!1$)/;

const isAtTheDesk = (referer: string) =>
  URL.canParse(referer) && /^\/admin(\/|$)/.test(new URL(referer).pathname);

/** Counts that a visitor begins to listen: once for a player that reads on from there, and not at the owner's desk. */
@Injectable()
export class CountPlay {
  constructor(private readonly tally: Tally) {}

  execute({ bookId, destination, range, referer }: Listening): void {
    const isBeginning = range === undefined || FROM_THE_BEGINNING.test(range);
    if (destination !== 'audio' || !isBeginning || isAtTheDesk(referer ?? '')) return;
    this.tally.count(PREVIEW_FIGURES.play, bookId);
  }
}
