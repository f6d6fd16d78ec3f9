import { downloads, newsletter } from '@lectern/catalogue';
import type { EmailSample } from '../platform/email/email.js';
import { broadcastEmail } from './broadcasts/broadcast-emails.js';
import { messageReceivedEmail, ownerMessageEmail, suspectedMessagesEmail } from './contact/contact-emails.js';
import { freeDownloadEmail } from './free-downloads/free-download-emails.js';
import { answerEmail } from './inbox/inbox-emails.js';
import {
  newsletterQuestionEmail,
  newsletterWelcomeEmail,
  ownerSubscriberEmail,
} from './newsletter/newsletter-emails.js';
import { starterKitEmail } from './starter-kit/starter-kit-emails.js';
import { kitPath } from './starter-kit/starter-kit-rules.js';

const READER = 'ruth@example.com';

const TOKEN = 'example.token';

const BROADCAST = `Hello,

next Friday *Fresh Start* is out, and with it an evening in Springfield at which I read from it.

## What is in it

- twenty-one words that a court uses, in plain English
- what they cost, and what they **do not**
- a page to fill in before you see anybody

> I wrote it for my aunt, who would not ask.

[Look at the book](/books)

If you come, [write to me](/contact) before Wednesday; there are forty chairs.

Eleanor`;

const ANSWER = `Dear Ruth,

with pleasure. Would the **14th of May** suit you? I bring a pencil, and no slides.

Eleanor`;

const message = (publicUrl: string) => ({
  name: 'Ruth Weaver',
  email: READER,
  subject: 'An evening in May?',
  message:
    'Dear Mrs. Marsh,\n\nour library would like to invite you for an evening in May.\nWe are forty people.\n\nRuth Weaver',
  publicUrl,
});

const POSTAL_ADDRESS = 'Eleanor Marsh\nPO Box 12\nWashington, DC 20001';

const subscription = (publicUrl: string) => ({
  to: READER,
  postalAddress: POSTAL_ADDRESS,
  publicUrl,
  confirmUrl: `${publicUrl}/newsletter/${TOKEN}/confirm`,
  endUrl: `${publicUrl}/newsletter/${TOKEN}/end`,
  preferencesUrl: `${publicUrl}/newsletter/${TOKEN}/preferences`,
});

const sample = (name: string, email: EmailSample['email'], isListed = false): EmailSample => ({
  name,
  isListed,
  email,
});

export const leadsEmails = (): readonly EmailSample[] => [
  sample('newsletter-asked', (url) => newsletterQuestionEmail(subscription(url))),
  sample('newsletter-welcome', (url) => newsletterWelcomeEmail(subscription(url)), true),
  sample(
    'broadcast',
    (url) => broadcastEmail({ ...subscription(url), subject: 'Next Friday', body: BROADCAST }),
    true,
  ),
  ...newsletter.welcomeSeries.letters.map(({ id, subject, preheader, text }) =>
    sample(
      `welcome-series-${id}`,
      (url) => broadcastEmail({ ...subscription(url), subject, preheader, body: text }),
      true,
    ),
  ),
  sample('owner-subscriber', (url) =>
    ownerSubscriberEmail({ email: READER, subscriberCount: 1_204, publicUrl: url }),
  ),
  sample('owner-message', (url) => ownerMessageEmail(message(url))),
  sample('owner-suspected', (url) =>
    suspectedMessagesEmail({
      count: 1,
      messages: [
        {
          ...message(url),
          id: 'example',
          name: 'Growth Team',
          subject: 'Your site could be on page one',
          message:
            'We checked your site and found 14 errors. Our experts will bring you to page one in 30 days.',
          reasons: ['sales-words', 'same-text'],
          realUrl: `${url}/messages/${TOKEN}/real`,
        },
      ],
      publicUrl: url,
    }),
  ),
  sample('message-received', (url) => messageReceivedEmail(message(url))),
  sample('message-answered', (url) => {
    const { message: words, email: to, ...asked } = message(url);
    return answerEmail({ ...asked, to, words, writtenAt: new Date('2026-11-19T10:00:00Z'), answer: ANSWER });
  }),
  ...downloads.cards
    .slice(0, 1)
    .map(({ title, kind }) =>
      sample('free-download', (url) =>
        freeDownloadEmail({ to: READER, title, kind, publicUrl: url, url: `${url}/free/${TOKEN}` }),
      ),
    ),
  sample('starter-kit', (url) =>
    starterKitEmail({
      to: READER,
      name: 'Ruth',
      publicUrl: url,
      urlOf: (part) => `${url}${kitPath('k'.repeat(43), part)}`,
    }),
  ),
];
