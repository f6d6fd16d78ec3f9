import { z } from 'zod';
import { pathLink, text, textWith } from '../fields.js';
import { pageFile } from './page-file.js';

/** `content/pages/read.json`; texts shared with the sample reader are in `content/downloads.json`. */
export const readPage = pageFile({
  heading: text,
  closed: z.strictObject({ text, link: pathLink }),
  noScriptText: text,
  openLabel: text,
  orderLabel: text,
  readerLabel: textWith('{title}'),
  closeLabel: text,
  loadingText: text,
  keysLabel: text,
  keysText: text,
  keys: z.array(z.strictObject({ keys: text, does: text })),
  pageOnLabel: text,
  pageBackLabel: text,
  /** After a link, a note or a search result. */
  goBackLabel: text,
  inText: z.strictObject({
    /** Replaces a chapter that is not in the file. */
    missingPartText: text,
    /** Replaces a film or a recording. */
    leftOutText: text,
    /** Lists a chapter without a heading, in a book without contents. */
    partText: textWith('{number}'),
  }),
  /** Announced to screen readers and shown below the text. */
  placeText: textWith('{percent}'),
  offlineReadyText: text,
  noRoomText: text,
  seenLabel: text,
  failures: z.strictObject({
    heading: text,
    offline: text,
    unreachable: text,
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
    elsewhereText: textWith('{percent}'),
    goLabel: text,
    stayLabel: text,
  }),
});
