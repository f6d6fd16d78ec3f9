import { z } from 'zod';
import { listOf, text, texts, textWith, timeUnits } from '../fields.js';
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
  /** Samples, one for each voice, in whose place comes what is really stored once there is any. */
  results: listOf(result),
  storedText: textWith('{time}'),
  missingText: text,
  units: timeUnits,
  /** Shown for a status; one that is not here shows `pending`. */
  statusLabels: z.strictObject({ success: text, error: text, quota_exceeded: text, pending: text }),
  checklistHeading: text,
  checklist: texts,
  generatorLabel: text,
});
