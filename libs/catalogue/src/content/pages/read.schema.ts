import { z } from 'zod';
import { pathLink, text, textWith } from '../fields.js';
import { pageFile } from './page-file.js';

/**
 * `content/pages/read.json`: the reader of purchased e-books. Texts shared with the sample reader are in
 * `content/downloads.json`.
 */
export const readPage = pageFile({
  heading: text,
  /** Shown without a valid link or without scripts. */
  closed: z.strictObject({ text, link: pathLink }),
  noScriptText: text,
  openLabel: text,
  orderLabel: text,
  readerLabel: textWith('{title}'),
  closeLabel: text,
  loadingText: text,
  keysLabel: text,
  keysText: text,
  /** Keyboard shortcuts. */
  keys: z.array(z.strictObject({ keys: text, does: text })),
  pageOnLabel: text,
  pageBackLabel: text,
  /** After a link, a note or a search result. */
  goBackLabel: text,
  /** Labels inside a book's text. */
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
    /** Not on the device, and no connection. */
    offline: text,
    unreachable: text,
    /** The file is damaged. */
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
    /** The limit of stored entries is reached. */
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
    /** Another device has read further since the last visit. */
    elsewhereText: textWith('{percent}'),
    goLabel: text,
    stayLabel: text,
  }),
});
