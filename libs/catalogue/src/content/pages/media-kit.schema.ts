import { z } from 'zod';

import { optionalListOf, text, texts, textWith, titledText, webLink } from '../fields.js';
import { pageFile } from './page-file.js';

export const mediaKitPage = pageFile({
  heading: text,
  intro: text,
  /** Of links to this page. */
  linkLabel: text,
  biographiesHeading: text,
  lengthLabels: z.strictObject({ line: text, short: text, long: text }),
  /** The role, the short and the long biography of site.json if left out. */
  biographies: z
    .strictObject({ line: text.optional(), short: text.optional(), long: texts.optional() })
    .default({}),
  copyLabel: text,
  copiedText: text,
  copyFailedText: text,
  picturesHeading: text,
  portraitLabel: text,
  /** Such as the photographer, whom newspapers must name. */
  portraitCredit: text.optional(),
  coverLabel: textWith('{title}'),
  downloadLabel: text,
  factsHeading: text,
  factLabels: z.strictObject({ name: text, location: text, website: text, books: text }),
  /** Further facts: the publisher, the agent. */
  facts: optionalListOf(titledText),
  contact: z.strictObject({
    heading: text,
    text,
    /** The address of site.json if left out. */
    email: z.email('must be an email address').optional(),
  }),
  /** Profiles elsewhere. */
  profilesHeading: text,
  profiles: optionalListOf(z.strictObject({ label: text, url: webLink })),
});
