import { z } from 'zod';
import { pathLink, text, textWith } from '../fields.js';
import { pageFile } from './page-file.js';

/** `content/pages/read.json`: an e-book that was bought, read in the page. What it shares with the reader of samples is said there. */
export const readPage = pageFile({
  heading: text,
  /** For whoever comes without the link, or runs no script. */
  closed: z.strictObject({ text, link: pathLink }),
  noScriptText: text,
  openLabel: text,
  orderLabel: text,
  readerLabel: textWith('{title}'),
  closeLabel: text,
  loadingText: text,
  keysLabel: text,
  keysText: text,
  /** What a key does, each with the key. */
  keys: z.array(z.strictObject({ keys: text, does: text })),
  pageOnLabel: text,
  pageBackLabel: text,
  /** After a link, a note or a search result. */
  goBackLabel: text,
  /** Said in the text of a book. */
  inText: z.strictObject({
    /** In the place of a chapter that is not in the file. */
    missingPartText: text,
    /** In the place of a film or a recording. */
    leftOutText: text,
  }),
  /** Told where it is read aloud, and beneath the text. */
  placeText: textWith('{percent}'),
  offlineReadyText: text,
  noRoomText: text,
  /** To the two before. */
  seenLabel: text,
  failures: z.strictObject({
    heading: text,
    /** Neither on the device nor to be had. */
    offline: text,
    unreachable: text,
    /** The file cannot be read here. */
    broken: text,
    retryLabel: text,
    endedHeading: text,
    ended: text,
    paused: text,
    unknown: text,
  }),
  search: z.strictObject({
    label: text,
    fieldLabel: text,
    buttonLabel: text,
    busyText: text,
    noneText: textWith('{query}'),
    countText: textWith('{count}'),
    manyText: textWith('{count}'),
  }),
  marks: z.strictObject({
    label: text,
    addLabel: text,
    removeLabel: text,
    removeOneLabel: textWith('{text}'),
    noneText: text,
    addedText: text,
    removedText: text,
    /** One more than may be kept. */
    fullText: textWith('{count}'),
  }),
  devices: z.strictObject({
    label: text,
    text,
    codeButtonLabel: text,
    sentText: textWith('{email}'),
    codeLabel: text,
    proveButtonLabel: text,
    failedText: text,
    onText: text,
    /** Since the last time, on another device. */
    elsewhereText: textWith('{percent}'),
    goLabel: text,
    stayLabel: text,
  }),
});
