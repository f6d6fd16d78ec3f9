import { z } from 'zod';
import { listOf, pathLink, text, texts, titledText } from './fields.js';

/** The ground a section stands on; `accent` fills it with the book's colour. */
const tone = z
  .enum(['plain', 'surface', 'tint', 'accent'], { error: 'must be "plain", "surface", "tint" or "accent"' })
  .optional();

const entry = z.strictObject({ title: text, text: text.optional(), source: text.optional() });

/** Synopsis, of which the rest unfolds, beside the features. */
const about = z.strictObject({
  kind: z.literal('about'),
  heading: text.optional(),
  moreLabel: text.optional(),
  lessLabel: text.optional(),
});

/** The first lines of the book, and the way to the chapter that is given away. */
const opening = z.strictObject({ kind: z.literal('opening') });

/** The film that invites to the book, where content/videos.json has one. */
const trailer = z.strictObject({ kind: z.literal('trailer') });

/** Words that stand alone: a dedication, the quotation before the first chapter. */
const quote = z.strictObject({
  kind: z.literal('quote'),
  tone,
  label: text,
  text,
  source: text.optional(),
});

/** Many things of one kind: verses, arguments, concepts, warnings, readers. */
const list = z.strictObject({
  kind: z.literal('list'),
  tone,
  heading: text,
  intro: text.optional(),
  look: z.enum(['numbers', 'lights', 'ledger', 'marks', 'plain'], {
    error: 'must be "numbers", "lights", "ledger", "marks" or "plain"',
  }),
  entries: listOf(entry),
  closing: text.optional(),
});

/** What has to be said in so many words, such as that a book is no legal advice. */
const notice = z.strictObject({ kind: z.literal('notice'), heading: text, text });

/** The way to something else on this site. */
const promotion = z.strictObject({
  kind: z.literal('promotion'),
  tone,
  heading: text,
  text,
  facts: texts,
  link: pathLink,
});

/** Price, formats and a button before the reader has come to the checkout. */
const offer = z.strictObject({ kind: z.literal('offer'), heading: text, text });

const reviews = z.strictObject({ kind: z.literal('reviews'), tone, heading: text.optional() });

/** The checkout, and what stands beside it, in this order. */
const buy = z.strictObject({
  kind: z.literal('buy'),
  beside: listOf(
    z.enum(['second-button', 'includes', 'formats', 'guarantee', 'features'], {
      error: 'must be "second-button", "includes", "formats", "guarantee" or "features"',
    }),
  ),
  /** Whether a phone number may be given; it is never sent. */
  asksPhone: z.boolean('must be true or false, without quotation marks').default(false),
  /** Whether a paid order leads to the thank-you page instead of showing its files here. */
  leadsToThankYou: z.boolean('must be true or false, without quotation marks').default(false),
});

/** Something that is given away for a name and an address. */
const kit = z.strictObject({
  kind: z.literal('kit'),
  tone,
  heading: text,
  worth: text,
  text,
  contents: texts,
  form: z.strictObject({
    /** What the request asks for: `grant-writer-starter-kit`. */
    downloadType: text,
    nameLabel: text,
    emailLabel: text,
    nameProblem: text,
    emailProblem: text,
    missingText: text,
    buttonLabel: text,
    busyLabel: text,
    privacyNote: text,
    scriptNote: text,
    given: z.strictObject({
      heading: text,
      text,
      workbookLabel: text,
      budgetLabel: text,
      kitLabel: text,
      newTabNote: text,
    }),
    notices: z.strictObject({ ready: titledText, failure: titledText }),
  }),
});

/** ISBN, pages and price of each edition, and the day of publication. */
const details = z.strictObject({ kind: z.literal('details'), tone, note: text.optional() });

/** Other shops: all of book.json, or those that are named here. */
const retailers = z.strictObject({
  kind: z.literal('retailers'),
  heading: text.optional(),
  text: text.optional(),
  shops: texts.optional(),
  look: z.enum(['list', 'card'], { error: 'must be "list" or "card"' }).default('list'),
});

const keywords = z.strictObject({ kind: z.literal('keywords') });

/** One section of a page that sells a book. */
export const salesSection = z.discriminatedUnion(
  'kind',
  [
    about,
    opening,
    trailer,
    quote,
    list,
    notice,
    promotion,
    offer,
    reviews,
    buy,
    kit,
    details,
    retailers,
    keywords,
  ],
  { error: 'must name a kind of section that there is' },
);

export type SalesSection = z.infer<typeof salesSection>;
