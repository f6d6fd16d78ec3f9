import { z } from 'zod';
import { pathLink, text } from '../fields.js';
import { categories } from './categories.schema.js';
import { pageFile } from './page-file.js';

const textWith = (place: string) => text.includes(`{${place}}`, `must contain {${place}}`);

const article = z.strictObject({
  byText: textWith('name'),
  updatedText: textWith('date'),
  contentsHeading: text,
  shareHeading: text,
  mailLabel: text,
  mailText: textWith('name'),
  copyLabel: text,
  copiedText: text,
  copyFailedText: text,
  authorHeading: text,
  relatedHeading: text,
  relatedLinkLabel: text,
  onwardsHeading: text,
  newerLabel: text,
  olderLabel: text,
  allLabel: text,
});

export const blogPage = pageFile({
  eyebrow: text,
  heading: text,
  intro: text,
  featuredHeading: text,
  recentHeading: text,
  readMoreLabel: text,
  readTimeText: textWith('minutes'),
  categories: categories.default({}),
  invitation: z.strictObject({ heading: text, text, link: pathLink.nullable() }),
  feedsText: text,
  feeds: z.strictObject({ rss: text, json: text }),
  article,
});
