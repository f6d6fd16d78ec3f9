import { z } from 'zod';
import { pathLink, text, titledText } from '../fields.js';
import { pageFile } from './page-file.js';

/** `content/pages/downloads.json`; what can be had stands in `content/downloads.json` */
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
    scriptNote: text,
  }),
  notices: z.strictObject({ ready: titledText, failure: titledText }),
  listening: z.strictObject({ heading: text, text, transcriptLabel: text, previewsLink: pathLink }),
  newsletter: z.strictObject({ heading: text, text, link: pathLink }),
});
