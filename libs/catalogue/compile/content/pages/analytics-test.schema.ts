import { z } from 'zod';
import { text, texts } from '../fields.js';
import { pageFile } from './page-file.js';

const outcome = z.strictObject({ sent: text, failed: text });

/** `content/pages/analytics-test.json` */
export const analyticsTestPage = pageFile({
  heading: text,
  intro: text,
  labels: z.strictObject({ runFullTest: text, checkStatus: text, testEvents: text, clearResults: text }),
  resultsHeading: text,
  noResults: text,
  lines: z.strictObject({
    loaded: text,
    notLoaded: text,
    custom: outcome,
    bookView: outcome,
    newsletter: outcome,
  }),
  verificationHeading: text,
  verification: texts,
});
