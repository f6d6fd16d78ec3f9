import { z } from 'zod';

import { optionalListOf, pathLink, text, texts, titledText } from '../fields.js';
import { pageFile } from './page-file.js';

/** `content/pages/downloads.json`; `content/downloads.json` lists the downloads. */
export const downloadsPage = pageFile({
  heading: text,
  intro: text,
  samplesHeading: text,
  form: z.strictObject({
    emailLabel: text,
    emailProblem: text,
    buttonLabel: text,
    processingLabel: text,
    startingTitle: text,
    startingText: text,
    manualLabel: text,
    mailedText: text,
    scriptNote: text,
  }),
  notices: z.strictObject({ ready: titledText, failure: titledText }),
  listening: z.strictObject({
    heading: text,
    text,
    transcriptLabel: text,
    previewsLink: pathLink.nullable(),
  }),
  newsletter: z.strictObject({
    heading: text,
    text,
    link: pathLink.nullable(),
    others: optionalListOf(pathLink),
  }),
});

/** A file made by the book builder (tools/asset-generators/books), which checks its size as displayed. */
const file = z.strictObject({
  title: text,
  subtitle: text,
  description: text,
  fileName: z
    .string('must be text between quotation marks')
    .regex(/^[a-z0-9-]+[.]pdf$/, 'must be lowercase letters, digits, and hyphens, and end with .pdf'),
  format: text,
  sizeBytes: z
    .int('must be a whole number of bytes, without quotation marks')
    .positive('must be more than 0'),
});

export const downloadDemoPage = pageFile({
  heading: text,
  intro: text,
  file,
  demo: z.strictObject({ heading: text, steps: texts, note: text }),
  card: z.strictObject({
    heading: text,
    formatLabel: text,
    sizeLabel: text,
    downloadLabel: text,
    downloadingLabel: text,
    againLabel: text,
    previewLabel: text,
    newTabNote: text,
    states: z.strictObject({ ready: text, downloading: text, completed: text }),
  }),
  notices: z.strictObject({ started: titledText, opened: titledText, failed: titledText }),
  links: optionalListOf(pathLink),
});
