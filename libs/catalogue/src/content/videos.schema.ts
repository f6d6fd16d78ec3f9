import { z } from 'zod';
import { offered } from '../values/offered.js';
import { calendarDate, optionalListOf, text, textWith, webLink } from './fields.js';

const duration = z
  .string('must be a length such as "2:30"')
  .regex(/^\d+:[0-5]\d$/, 'must be a length such as "2:30"');

const video = z.strictObject({
  /** Base name of its files in content/films. */
  id: z
    .string('must be text between quotation marks')
    .regex(/^[a-z0-9-]+$/, 'must be lowercase letters, digits, and hyphens'),
  bookId: offered('book', text),
  title: text,
  description: text,
  posterAlt: text,
  /** Left out for a film that the owner uploads. */
  duration: duration.optional(),
  isInformation: offered(
    'boolean',
    z.boolean('must be true or false, without quotation marks').default(false),
  ),
  publishedOn: calendarDate,
  venue: text,
  category: z.enum(['interview', 'speaking', 'podcast', 'workshop'], {
    error: 'must be "interview", "speaking", "podcast" or "workshop"',
  }),
  /** An uploaded film: only among the owner's values. */
  film: offered('film', z.strictObject({ film: z.string() }).optional()),
  /** Of a film on another site, instead of a file. */
  link: offered('link', webLink.optional()),
  /** Only among the owner's values. */
  poster: offered('picture', z.strictObject({ picture: z.string() }).optional()),
  /** WebVTT: only among the owner's values. */
  captions: offered('captions', z.string().optional()),
  /** Words of a film without captions. */
  transcript: offered('paragraph', text.optional()),
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
  elsewhereLabel: textWith('{site}'),
  unsupportedText: text,
});

export const videosFile = z.strictObject({
  player,
  highlights: optionalListOf(video),
  others: optionalListOf(video),
});

export type VideosFile = z.infer<typeof videosFile>;
export type VideoFile = z.infer<typeof video>;
