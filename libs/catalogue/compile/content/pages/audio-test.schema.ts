import { z } from 'zod';
import { listOf, text, texts } from '../fields.js';
import { pageFile } from './page-file.js';

const result = z.strictObject({
  book: text,
  voice: text,
  status: text,
  message: text,
});

/** `content/pages/audio-test.json` */
export const audioTestPage = pageFile({
  heading: text,
  intro: text,
  bannerTitle: text,
  bannerText: text,
  resultsHeading: text,
  columns: z.strictObject({ book: text, voice: text, status: text, message: text }),
  results: listOf(result),
  /** Shown for a status; one that is not here shows `pending`. */
  statusLabels: z.strictObject({ success: text, error: text, quota_exceeded: text, pending: text }),
  checklistHeading: text,
  checklist: texts,
  generatorLabel: text,
});
