import { z } from 'zod';

import { listOf, pageMeta, path, pathLink, place, text, texts, textWith, titledText } from './fields.js';
import { salesWords, shopWords, thankYouWords } from './page-words.schema.js';

const counted = text.refine((words) => words.includes('{count}'), 'must say where the number goes: {count}');

/** `navigation.search` of `content/site.json` */
const searchWords = z.strictObject({
  /** Of the button that opens it. */
  label: text,
  heading: text,
  fieldLabel: text,
  /** Before anything is typed. */
  hintText: text,
  /** What visitors look for that is no page of its own, or is called otherwise there. */
  places: listOf(z.strictObject({ title: text, text, path: place, keywords: texts })),
  suggestionsLabel: text,
  suggestions: texts,
  keysText: text,
  resultsLabel: text,
  /** Of one result and of several. */
  foundTexts: z.strictObject({ one: counted, other: counted }),
  emptyHeading: text,
  emptyText: text,
  /** Where to look instead. */
  links: listOf(pathLink),
  clearLabel: text,
  closeLabel: text,
  /** When the search itself cannot be fetched, above the links. */
  failureText: text,
  retryLabel: text,
  dismissLabel: text,
  typeLabels: z.strictObject({
    book: text,
    page: text,
    article: text,
    question: text,
    service: text,
    sample: text,
  }),
});

/** What a link to a page shows where it is shared; pages about one book or article show that. */
export const socialImagesFile = z.record(
  path,
  z.strictObject({
    title: text,
    text,
    /** `portrait`, or a book whose cover and colours it takes. */
    picture: text,
  }),
);

export type SocialImagesFile = z.infer<typeof socialImagesFile>;

const id = z
  .string('must be text between quotation marks')
  .regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens');

const seriesLetter = z.strictObject({
  id,
  afterDays: z.int('must be a whole number of days').min(1).max(60),
  subject: text,
  preheader: text,
  text,
});

/** `content/newsletter.json`: what readers choose among, and what every letter of the list ends with. */
export const newsletterFile = z.strictObject({
  topics: z.array(z.strictObject({ id, label: text, note: text })).min(1, 'must have at least one topic'),
  letter: z.strictObject({ endLabel: text, preferencesLabel: text, footer: text }),
  welcomeSeries: z.strictObject({ isOn: z.boolean('must be true or false'), letters: z.array(seriesLetter) }),
});

export type NewsletterFile = z.infer<typeof newsletterFile>;

/** `content/postage.json`: where paperbacks are posted to, the usual country first. */
export const postageFile = z.strictObject({
  countries: z
    .array(
      z.strictObject({
        code: z
          .string('must be text between quotation marks')
          .regex(/^[A-Z]{2}$/, 'must be two capital letters (ISO 3166-1), such as US'),
        name: text,
      }),
    )
    .min(1, 'must have at least one country'),
});

export type PostageFile = z.infer<typeof postageFile>;

/** `content/personal-copy.json`: what a buyer's own copy says. `{name}` and `{order}` stand for whom it was made for. */
export const personalCopyFile = z.strictObject({
  line: text,
  /** Where a page can print neither name nor address. */
  lineOfOrder: text,
});

export type PersonalCopyFile = z.infer<typeof personalCopyFile>;

const links = z.array(pathLink, 'must be a list of links').min(1, 'must have at least one entry');
const notice = z.strictObject({ heading: text, text, links });

const author = z.strictObject({
  name: text,
  role: text,
  shortBio: text,
  bio: texts,
  location: text,
  /** Whole claims, such as `8+ Books Published`. */
  credentials: texts,
  /** Whether this person is invented. */
  isSample: z.boolean('must be true or false, without quotation marks'),
  sampleNote: text,
  portraitAlt: text,
});

const timeZone = z
  .string()
  .refine(
    (name) => Intl.supportedValuesOf('timeZone').includes(name),
    'must be a time zone such as "America/New_York"',
  );

/** `content/site.json` */
export const siteFile = z.strictObject({
  language: z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'must be a language such as "en"'),
  /** By whose clock the owner counts days. */
  timeZone,
  name: text,
  tagline: text,
  bookOrder: z.array(text, 'must be a list of book folders').min(1, 'must have at least one entry'),
  author,
  contact: z.strictObject({
    email: z.email('must be an e-mail address'),
    phone: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must be a telephone number such as (202) 555-0147'),
  }),
  hero: z.strictObject({ eyebrow: text, heading: text, text, links }),
  newsletter: z.strictObject({
    title: text,
    text,
    emailLabel: text,
    buttonLabel: text,
    busyLabel: text,
    privacyNote: text,
    /** In the place of the form where there is no script. */
    scriptNote: text,
  }),
  guarantee: text,
  help: text,
  formats: z.strictObject({
    heading: text,
    text,
    pdf: titledText,
    epub: titledText,
    /** In a list of lengths. */
    pdfSoldLabel: text,
    /** How long a file is: `{pages}`, `{duration}`. */
    pdfLengthText: textWith('{pages}'),
    recordingLengthText: textWith('{duration}'),
  }),
  directPurchase: z.strictObject({ heading: text, text, points: texts }),
  sandboxBanner: z.strictObject({
    title: text,
    text,
    cards: z.array(z.strictObject({ number: text, outcome: text })),
  }),
  /** Beside a part of a page whose script could not be fetched; the label is that of a link, and goes on from the text. */
  trouble: z.strictObject({ text, reloadLabel: text }),
  /** The question before anybody is counted. */
  consent: z.strictObject({
    title: text,
    text,
    acceptLabel: text,
    declineLabel: text,
    moreLink: pathLink,
    states: z.strictObject({ granted: text, denied: text, undecided: text, refused: text }),
  }),
  sales: salesWords,
  shop: shopWords,
  thankYou: thankYouWords,
  notFound: notice,
  linkExpired: notice.extend({ buttonLabel: text }),
  linkSent: notice,
  linkUnknown: notice,
  footer: z.strictObject({
    text,
    linksHeading: text,
    links,
    contactHeading: text,
    locationLine: text,
    privacyLink: pathLink,
    copyright: text,
  }),
  navigation: z.strictObject({
    /** The bar. The entry whose path is `/books` opens the menu of books. */
    main: links,
    /** The side drawer of small screens. */
    drawer: links,
    booksMenu: z.strictObject({ featuredBookId: text, featuredLabel: text, allBooksLabel: text }),
    search: searchWords,
    /** Where a question is answered: by the chat, or at the path where there is none. */
    chat: pathLink.extend({
      loadingText: text,
      failureText: text,
      retryLabel: text,
      writeLabel: text,
      closeLabel: text,
    }),
  }),
  /** By path; `/404` is the not-found page. */
  pages: z.record(path, pageMeta),
});

export type SiteFile = z.infer<typeof siteFile>;
