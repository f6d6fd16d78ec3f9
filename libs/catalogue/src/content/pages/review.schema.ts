import { z } from 'zod';
import { pathLink, text, textWith } from '../fields.js';
import { pageFile } from './page-file.js';

export const reviewPage = pageFile({
  heading: text,
  closed: z.strictObject({ text, link: pathLink }),
  bookHeading: textWith('{title}'),
  ratingLabel: text,
  starLabels: z.strictObject({ 5: text, 4: text, 3: text, 2: text, 1: text }),
  bodyLabel: text,
  nameLabel: text,
  note: text,
  buttonLabel: text,
  againButtonLabel: text,
  bookLabel: textWith('{title}'),
  states: z.strictObject({ waiting: text, approved: text, declined: text }),
  /** Shown if the purchase was refunded or is in dispute. */
  closedText: text,
  end: z.strictObject({ text, buttonLabel: text, doneText: text }),
});
