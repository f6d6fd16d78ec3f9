import { z } from 'zod';
import { listOf, pathLink, text, titledText } from '../fields.js';
import { pageFile } from './page-file.js';

const field = z.strictObject({ label: text, problem: text });

/** `content/pages/contact.json` */
export const contactPage = pageFile({
  heading: text,
  intro: text,
  form: z.strictObject({
    name: field,
    email: field,
    subject: field,
    message: field,
    topic: z.strictObject({
      label: text,
      options: z.strictObject({ other: text, speaking: text, books: text }),
    }),
    emptyLabel: text,
    conversation: z.strictObject({ subject: text, attachedText: text, removeLabel: text }),
    sendLabel: text,
    sendingLabel: text,
    scriptNote: text,
  }),
  sent: z.strictObject({ heading: text, text, againLabel: text }),
  notices: z.strictObject({
    success: titledText,
    failure: z.strictObject({ title: text, text }),
  }),
  cards: listOf(titledText.extend({ link: pathLink.optional() })),
  commitment: titledText,
});
