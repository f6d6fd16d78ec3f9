import { z } from 'zod';
import { listOf, price, text, texts } from '../fields.js';
import { pageFile } from './page-file.js';

const service = z.strictObject({
  /** By which a link leads to it. */
  id: z
    .string()
    .regex(/^[a-z]+(?:-[a-z]+)*$/, 'must be small letters and hyphens, such as biblical-teaching'),
  title: text,
  icon: z.enum(['flame', 'scales', 'pencil', 'book'], { error: 'must be flame, scales, pencil or book' }),
  category: z.enum(['Inspirational', 'Educational', 'Professional', 'Spiritual'], {
    error: 'must be Inspirational, Educational, Professional or Spiritual',
  }),
  description: text,
  topics: texts,
  duration: text,
  audience: text,
});

const offer = z.strictObject({ title: text, price, includes: texts });
const testimonial = z.strictObject({ quote: text, author: text, title: text, organization: text });

/** `content/pages/speaking.json` */
export const speakingPage = pageFile({
  heading: text,
  intro: text,
  servicesHeading: text,
  labels: z.strictObject({ topics: text, duration: text, audience: text, request: text }),
  services: listOf(service),
  pricingHeading: text,
  pricingText: text,
  offers: listOf(offer),
  topicsHeading: text,
  topicColumns: listOf(z.strictObject({ title: text, topics: texts })),
  testimonialsHeading: text,
  /** Says where the quotations come from. */
  testimonialsNote: text,
  testimonials: listOf(testimonial),
  booking: z.strictObject({ heading: text, text, contactLabel: text, phoneLabel: text }),
});
