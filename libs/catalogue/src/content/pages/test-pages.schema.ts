import { z } from 'zod';

import { listOf, pathLink, text, texts, textWith, timeUnits } from '../fields.js';
import { pageFile } from './page-file.js';

const outcome = z.strictObject({ sent: text, failed: text });

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

const result = z.strictObject({
  book: text,
  voice: text,
  status: text,
  message: text,
});

export const audioTestPage = pageFile({
  heading: text,
  intro: text,
  bannerTitle: text,
  bannerText: text,
  openText: textWith('{voices}'),
  resultsHeading: text,
  columns: z.strictObject({ book: text, voice: text, status: text, message: text }),
  results: listOf(result),
  storedText: textWith('{time}'),
  missingText: text,
  units: timeUnits,
  /** By status; `pending` is used for other statuses. */
  statusLabels: z.strictObject({ success: text, error: text, quota_exceeded: text, pending: text }),
  statusHeading: text,
  statusTexts: z.strictObject({ success: text, error: text, quota_exceeded: text, pending: text }),
  checklistHeading: text,
  checklist: texts,
  generatorLabel: text,
});

export const testFindingPeacePage = pageFile({
  heading: text,
  intro: text,
  labels: z.strictObject({ title: text, price: text, formats: text, id: text }),
  notForSale: text,
  links: listOf(pathLink),
});
