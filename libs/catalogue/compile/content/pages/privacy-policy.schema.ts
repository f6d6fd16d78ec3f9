import { z } from 'zod';
import { calendarDate, listOf, text, texts } from '../fields.js';
import { pageFile } from './page-file.js';

const section = z.strictObject({ id: text, heading: text, paragraphs: texts, points: texts.optional() });

/** `content/pages/privacy-policy.json` */
export const privacyPolicyPage = pageFile({
  heading: text,
  updatedLabel: text,
  /** The day on which these words were last changed: what the page shows as its date. */
  updatedOn: calendarDate,
  intro: text,
  sections: listOf(section),
});
