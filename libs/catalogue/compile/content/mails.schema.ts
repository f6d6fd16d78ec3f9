import { z } from 'zod';
import { text, texts } from './fields.js';

const letter = {
  subject: text,
  preheader: text,
  heading: text,
  greeting: text,
  paragraphs: texts,
  buttonLabel: text,
  formatNotes: z.strictObject({ pdf: text, epub: text }),
  closing: texts,
  signature: text,
};

/** `content/mails.json` */
export const mailsFile = z.strictObject({
  orderDelivered: z.strictObject({
    ...letter,
    receiptHeading: text,
    receiptLabels: z.strictObject({ order: text, date: text, item: text, total: text }),
  }),
  linkRenewed: z.strictObject(letter),
  footer: text,
});

export type MailsFile = z.infer<typeof mailsFile>;
