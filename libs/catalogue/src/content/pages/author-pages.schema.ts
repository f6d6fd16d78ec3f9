import { z } from 'zod';

import { calendarDate, listOf, optionalListOf, pathLink, price, text, texts, titledText } from '../fields.js';
import { pageFile } from './page-file.js';

const question = z.strictObject({
  id: text,
  question: text,
  answer: texts,
  links: z.array(pathLink).optional(),
});

export const aboutPage = pageFile({
  heading: text,
  roleLine: text.optional(),
  /** The biography of site.json if left out. */
  intro: texts.optional(),
  journey: z.strictObject({ heading: text, text, pillars: listOf(titledText) }).optional(),
  questionsHeading: text,
  questions: optionalListOf(question),
  closing: z.strictObject({ heading: text, text, links: optionalListOf(pathLink) }),
});

const service = z.strictObject({
  id: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'must be lowercase letters, digits, and hyphens, such as biblical-teaching',
    ),
  title: text,
  icon: z
    .enum(['flame', 'scales', 'pencil', 'book'], { error: 'must be flame, scales, pencil or book' })
    .default('book'),
  category: text.optional(),
  description: text,
  topics: optionalListOf(text),
  duration: text.optional(),
  audience: text.optional(),
});

const offer = z.strictObject({ title: text, price, includes: texts });
const testimonial = z.strictObject({
  quote: text,
  author: text,
  title: text.optional(),
  organization: text.optional(),
});

export const speakingPage = pageFile({
  heading: text,
  intro: text,
  servicesHeading: text,
  labels: z.strictObject({ topics: text, duration: text, audience: text, request: text }),
  services: optionalListOf(service),
  pricingHeading: text,
  pricingText: text.optional(),
  offers: optionalListOf(offer),
  topicsHeading: text,
  topicColumns: optionalListOf(z.strictObject({ title: text, topics: texts })),
  testimonialsHeading: text,
  testimonialsNote: text.optional(),
  testimonials: optionalListOf(testimonial),
  booking: z.strictObject({ heading: text, text, contactLabel: text, phoneLabel: text }),
});

const field = z.strictObject({ label: text, problem: text });

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
      /** Labels by topic id. The dashboard keeps a message's topic; `speaking` opens a request for a talk. */
      options: z.object({ other: text, speaking: text.optional() }).catchall(text),
      /** Subject of an inquiry about a service of the speaking page; `{service}` is its title. */
      serviceSubject: text,
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
  cards: listOf(titledText.extend({ link: pathLink.nullish() })),
  commitment: titledText,
});

const section = z.strictObject({ id: text, heading: text, paragraphs: texts, points: texts.optional() });

export const privacyPolicyPage = pageFile({
  heading: text,
  updatedLabel: text,
  updatedOn: calendarDate,
  intro: text,
  sections: listOf(section),
  /** Shown while clicks on links of the newsletter are counted. */
  clicks: z.strictObject({ heading: text, text }),
});
