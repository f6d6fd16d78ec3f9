import { z } from 'zod';
import { listOf, optionalListOf, text, texts, textWith, timeUnits, titledText } from '../fields.js';
import { pageFile } from './page-file.js';

const voice = z.strictObject({
  id: z.enum(['warm', 'professional', 'storytelling', 'inspirational'], {
    error: 'must be one of the four voices',
  }),
  label: text,
  description: text,
});

const notice = z.strictObject({ title: text, text });

export const audioPreviewsPage = pageFile({
  heading: text,
  intro: texts,
  generator: z.strictObject({
    heading: text,
    bookLabel: text,
    bookPlaceholder: text,
    voiceLabel: text,
    voicePlaceholder: text,
    /** The author's own recording, before the voices. */
    authorVoiceLabel: text,
    generateLabel: text,
    generatingLabel: text,
    /** Shown to visitors who come from a book without a recording. */
    otherBookText: text,
    scriptNote: text,
    books: optionalListOf(z.strictObject({ bookId: text, title: text })),
  }),
  progress: z.strictObject({
    heading: text,
    barLabel: text,
    askingText: text,
    queuedText: text,
    speakingText: textWith('{done}', '{total}'),
    encodingText: text,
    steps: z.strictObject({ queued: text, speaking: text, encoding: text }),
    awayText: text,
    leaveNote: text,
    cancelLabel: text,
    cancelledText: text,
    openingText: text,
    goneText: text,
  }),
  player: z.strictObject({
    readyHeading: text,
    readText: textWith('{voice}'),
    syntheticNote: text,
    groupLabel: textWith('{title}'),
    playLabel: text,
    playingLabel: text,
    pauseLabel: text,
    backLabel: text,
    forwardLabel: text,
    muteLabel: text,
    unmuteLabel: text,
    speedLabel: text,
    seekLabel: text,
    placeText: textWith('{now}', '{whole}'),
    remainingText: textWith('{time}'),
    loadingText: text,
    downloadLabel: text,
    transcriptHeading: text,
    transcriptNote: text,
    units: timeUnits,
  }),
  stored: z.strictObject({
    heading: text,
    text,
    /** Accessible label, placed before the voice and the duration. */
    playLabel: textWith('{title}'),
  }),
  voices: listOf(voice),
  voicesHeading: text,
  benefitsHeading: text,
  benefits: listOf(titledText),
  closing: z.strictObject({ heading: text, text, tryLabel: text, booksLabel: text }),
  notices: z.strictObject({
    missing_selection: notice,
    generated: notice,
    downloadStarted: notice,
    quota_exceeded: notice,
    auth_failed: notice,
    service_unavailable: notice,
    daily_budget: notice,
    too_many_previews: z.strictObject({ title: text, text: textWith('{time}') }),
    other: notice,
    network: notice,
    playback: notice,
    download: notice,
  }),
});
