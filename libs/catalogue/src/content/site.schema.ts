import { z } from 'zod';

import {
  optionalListOf,
  pageMeta,
  path,
  pathLink,
  place,
  text,
  texts,
  textWith,
  timeZone,
  titledText,
} from './fields.js';
import { lawSwitches } from './law.schema.js';
import { type PartName, partNames, siteCurrencies, siteLanguages } from '../choices.js';
import { bookWords, salesWords, shopWords, thankYouWords } from './page-words.schema.js';

const counted = text.refine((words) => words.includes('{count}'), 'must contain the placeholder {count}');

const searchWords = z.strictObject({
  label: text,
  heading: text,
  fieldLabel: text,
  hintText: text,
  /** Extra search results: topics without a page of their own, or known by another name. */
  places: optionalListOf(z.strictObject({ title: text, text, path: place, keywords: texts })),
  suggestionsLabel: text,
  suggestions: optionalListOf(text),
  keysText: text,
  resultsLabel: text,
  foundTexts: z.strictObject({ one: counted, other: counted }),
  emptyHeading: text,
  emptyText: text,
  links: optionalListOf(pathLink),
  clearLabel: text,
  closeLabel: text,
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

/** Social images by page; pages about one book or article use that book's or article's. */
export const socialImagesFile = z.record(
  path,
  z.strictObject({
    title: text,
    text,
    /** `portrait`, or a book to take cover and colors from. */
    picture: text,
  }),
);

export type SocialImagesFile = z.infer<typeof socialImagesFile>;

const id = z
  .string('must be text between quotation marks')
  .regex(/^[a-z0-9-]+$/, 'must be lowercase letters, digits, and hyphens');

const seriesLetter = z.strictObject({
  id,
  afterDays: z.int('must be a whole number of days').min(1).max(60),
  subject: text,
  preheader: text,
  text,
});

/** `content/newsletter.json`: the topics, and the footer of every newsletter. */
export const newsletterFile = z.strictObject({
  topics: z.array(z.strictObject({ id, label: text, note: text })).min(1, 'must have at least one topic'),
  letter: z.strictObject({ endLabel: text, preferencesLabel: text, footer: text, articleLabel: text }),
  welcomeSeries: z.strictObject({ isOn: z.boolean('must be true or false'), letters: z.array(seriesLetter) }),
});

export type NewsletterFile = z.infer<typeof newsletterFile>;

/** `content/postage.json`: countries that paperbacks ship to, the default first. */
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

/** `content/personal-copy.json`: added to a buyer's copy, with `{name}` and `{order}`. */
export const personalCopyFile = z.strictObject({
  line: text,
  /** Used if the name and address cannot be printed. */
  lineOfOrder: text,
});

export type PersonalCopyFile = z.infer<typeof personalCopyFile>;

const links = optionalListOf(pathLink);
const notice = z.strictObject({ heading: text, text, links });

const author = z.strictObject({
  name: text,
  /** Below emails; the name if left out. */
  signature: text.optional(),
  role: text.optional(),
  shortBio: text.optional(),
  bio: optionalListOf(text),
  location: text.optional(),
  /** Complete phrases, such as `8+ Books Published`. */
  credentials: optionalListOf(text),
  isSample: z.boolean('must be true or false, without quotation marks').default(false),
  /** Shown if the author is a sample. */
  sampleNote: text.optional(),
  portraitAlt: text,
});

const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: `must be one of ${names.map((name) => `"${name}"`).join(', ')}` });

export const siteFile = z.strictObject({
  /** Of the public site, its emails and its files. */
  language: oneOf(siteLanguages),
  /** Where the author lives (ISO 3166-1): the law of the shop, and the form of phone numbers and addresses. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two capital letters (ISO 3166-1), such as "US"')
    .default('US'),
  /** All prices are in this currency (ISO 4217). */
  currency: oneOf(siteCurrencies).default('USD'),
  /** The parts that are on; those with files if left out. */
  parts: z.array(oneOf(partNames), 'must be a list of parts').optional(),
  /** Time zone of the owner, for counting days. */
  timeZone,
  /** The author's if left out. */
  name: text,
  tagline: text,
  bookOrder: z.array(text, 'must be a list of book folders').default([]),
  author,
  contact: z.strictObject({
    email: z.email('must be an email address'),
    /** As in the author's country, or with a country code. */
    phone: text.optional(),
  }),
  /** Exceptions from what the law of the country asks for. */
  law: lawSwitches.default({}),
  hero: z.strictObject({ eyebrow: text.optional(), heading: text, text: text.optional(), links }),
  newsletter: z.strictObject({
    title: text,
    text,
    emailLabel: text,
    buttonLabel: text,
    busyLabel: text,
    privacyNote: text,
    scriptNote: text,
  }),
  guarantee: text,
  help: text,
  formats: z.strictObject({
    heading: text,
    text,
    pdf: titledText,
    epub: titledText,
    pdfSoldLabel: text,
    /** Length of a file: `{pages}`, `{duration}`. */
    pdfLengthText: textWith('{pages}'),
    recordingLengthText: textWith('{duration}'),
  }),
  directPurchase: z.strictObject({ heading: text, text, points: texts }),
  sandboxBanner: z.strictObject({
    title: text,
    text,
    cards: z.array(z.strictObject({ number: text, outcome: text })),
  }),
  /** Shown if the script of a part of the page fails to load; the link's label continues the text. */
  trouble: z.strictObject({ text, reloadLabel: text }),
  consent: z.strictObject({
    title: text,
    text,
    acceptLabel: text,
    declineLabel: text,
    moreLink: pathLink,
    states: z.strictObject({ granted: text, denied: text, undecided: text, refused: text }),
  }),
  books: bookWords,
  sales: salesWords,
  shop: shopWords,
  thankYou: thankYouWords,
  notFound: notice,
  linkExpired: notice.extend({ buttonLabel: text }),
  linkSent: notice,
  linkUnknown: notice,
  footer: z.strictObject({
    text: text.optional(),
    linksHeading: text,
    links,
    contactHeading: text,
    locationLine: text.optional(),
    privacyLink: pathLink,
    copyright: text,
  }),
  navigation: z.strictObject({
    /** Header navigation. The entry with the path `/books` opens the menu of books. */
    main: links,
    drawer: links,
    /** Second group of the drawer; the label is for screen readers. */
    drawerMore: z.strictObject({ label: text, links }).optional(),
    booksMenu: z.strictObject({
      /** The first book if left out. */
      featuredBookId: text.optional(),
      featuredLabel: text,
      allBooksLabel: text,
    }),
    search: searchWords,
    /** Offer to answer a question: opens the chat, or leads to the path if there is no chat. */
    chat: pathLink.extend({
      loadingText: text,
      failureText: text,
      retryLabel: text,
      writeLabel: text,
      closeLabel: text,
    }),
  }),
  /** By page path; `/404` is the not-found page. */
  pages: z.record(path, pageMeta),
});

export interface SiteFile extends Omit<z.infer<typeof siteFile>, 'parts'> {
  parts: PartName[];
}
