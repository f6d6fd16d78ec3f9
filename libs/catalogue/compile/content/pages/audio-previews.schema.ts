import { z } from 'zod';
import { listOf, text, texts, titledText } from '../fields.js';
import { pageFile } from './page-file.js';

const voice = z.strictObject({
  id: z.enum(['warm', 'professional', 'storytelling', 'inspirational'], {
    error: 'must be one of the four voices',
  }),
  label: text,
  description: text,
});

const notice = z.strictObject({ title: text, text });

/** `content/pages/audio-previews.json` */
export const audioPreviewsPage = pageFile({
  heading: text,
  intro: texts,
  generator: z.strictObject({
    heading: text,
    bookLabel: text,
    bookPlaceholder: text,
    voiceLabel: text,
    voicePlaceholder: text,
    generateLabel: text,
    generatingLabel: text,
    playLabel: text,
    playingLabel: text,
    downloadLabel: text,
    readyHeading: text,
    syntheticNote: text,
    scriptNote: text,
    books: listOf(z.strictObject({ bookId: text, title: text })),
  }),
  voices: listOf(voice),
  voicesHeading: text,
  benefitsHeading: text,
  benefits: listOf(titledText),
  closing: z.strictObject({ heading: text, text, tryLabel: text, booksLabel: text }),
  /** What is said when something ends well or badly, by what happened. */
  notices: z.strictObject({
    missing_selection: notice,
    generated: notice,
    downloadStarted: notice,
    quota_exceeded: notice,
    auth_failed: notice,
    service_unavailable: notice,
    other: notice,
    network: notice,
    playback: notice,
    download: notice,
  }),
});
