import { z } from 'zod';
import { calendarDate, optionalListOf, text } from './fields.js';

const duration = z
  .string('must be a length such as "2:30"')
  .regex(/^\d+:[0-5]\d$/, 'must be a length such as "2:30"');

const video = z.strictObject({
  /** Base name of its files in content/films. */
  id: z
    .string('must be text between quotation marks')
    .regex(/^[a-z0-9-]+$/, 'must be lowercase letters, digits, and hyphens'),
  bookId: text,
  title: text,
  description: text,
  posterAlt: text,
  duration,
  isInformation: z.boolean('must be true or false, without quotation marks').default(false),
  publishedOn: calendarDate,
  venue: text,
  category: z.enum(['interview', 'speaking', 'podcast', 'workshop'], {
    error: 'must be "interview", "speaking", "podcast" or "workshop"',
  }),
});

const player = z.strictObject({
  playLabel: text,
  pauseLabel: text,
  muteLabel: text,
  unmuteLabel: text,
  captionsLabel: text,
  seekLabel: text,
  fullScreenLabel: text,
  closeLabel: text,
  loadingText: text,
  failureText: text,
  fileLabel: text,
  transcriptLabel: text,
  unsupportedText: text,
});

export const videosFile = z.strictObject({
  player,
  highlights: optionalListOf(video),
  others: optionalListOf(video),
});

export type VideosFile = z.infer<typeof videosFile>;
export type VideoFile = z.infer<typeof video>;
