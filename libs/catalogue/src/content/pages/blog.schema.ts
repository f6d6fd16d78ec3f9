import { z } from 'zod';
import { pathLink, text } from '../fields.js';
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
  categories: z.strictObject({ faith: text, legal: text, writing: text, 'personal-growth': text }),
  invitation: z.strictObject({ heading: text, text, link: pathLink }),
  feedsText: text,
  feeds: z.strictObject({ rss: text, json: text }),
  article,
});
