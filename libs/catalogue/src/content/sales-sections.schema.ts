import { z } from 'zod';
import { listOf, pathLink, text, texts, titledText } from './fields.js';

/** The ground a section stands on; `accent` fills it with the book's colour, `night` is dark in light, too. */
const tone = z
  .enum(['plain', 'surface', 'tint', 'accent', 'night'], {
    error: 'must be "plain", "surface", "tint", "accent" or "night"',
  })
  .optional();

const entry = z.strictObject({
  title: text,
  text: text.optional(),
  source: text.optional(),
  /** How it stood in the draft: crossed out above the rest. */
  struck: text.optional(),
});

/**
 * The book's own section: what it has many of, in a form that is taken from the book. Along a road or in rings that
 * widen, as strokes that build something, on cards, in a ledger, a schedule to fill in, under a red pencil, pulled apart.
 */
const list = z
  .strictObject({
    kind: z.literal('list'),
    tone,
    heading: text,
    /** The part of the heading that is set as large as the page allows. */
    display: text.optional(),
    intro: text.optional(),
    look: z.enum(['rings', 'road', 'schedule', 'strokes', 'cards', 'ledger', 'pencil', 'apart'], {
      error: 'must be "rings", "road", "schedule", "strokes", "cards", "ledger", "pencil" or "apart"',
    }),
    entries: listOf(entry),
    /** Gives each entry a box to check, and stands before their number. */
    checkedLabel: text.optional(),
    closing: text.optional(),
    /** Put across the foot of it, a little crooked. */
    stamp: text.optional(),
  })
  .refine(({ heading, display }) => display === undefined || heading.includes(display), {
    path: ['display'],
    message: 'must be a part of the heading',
  });

/** Synopsis, of which the rest unfolds, beside the features; below it the cards that belong to it. */
const about = z.strictObject({
  kind: z.literal('about'),
  tone,
  heading: text.optional(),
  moreLabel: text.optional(),
  lessLabel: text.optional(),
  /** What has to be said in so many words, such as that a book is no legal advice. */
  notice: titledText.optional(),
  /** Price, formats and a button before the reader has come to the checkout. */
  offer: titledText.optional(),
  /** Short lines: warnings, or those for whom it is written. */
  lists: listOf(
    z.strictObject({
      look: z.enum(['marks', 'plain'], { error: 'must be "marks" or "plain"' }),
      heading: text,
      intro: text.optional(),
      entries: texts,
    }),
  ).optional(),
});

/** The first lines of the book, and the way to the chapter that is given away. */
const opening = z.strictObject({
  kind: z.literal('opening'),
  /** The leaf before the first page: a dedication, the quotation at the front of the book. */
  leaf: listOf(z.strictObject({ label: text, text, source: text.optional() })).optional(),
});

/** The film that invites to the book, where content/videos.json has one. */
const trailer = z.strictObject({ kind: z.literal('trailer') });

/** The way to something else on this site. */
const promotion = z.strictObject({
  kind: z.literal('promotion'),
  tone,
  heading: text,
  text,
  facts: texts,
  link: pathLink,
});

const reviews = z.strictObject({ kind: z.literal('reviews'), tone, heading: text.optional() });

/** The checkout, and what stands beside it, in this order. */
const buy = z.strictObject({
  kind: z.literal('buy'),
  beside: listOf(
    z.enum(['second-button', 'includes', 'formats', 'guarantee'], {
      error: 'must be "second-button", "includes", "formats" or "guarantee"',
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

/** A card of other shops: all of book.json, or those that are named here, and of what they sell all or what is named. */
const retailers = z.strictObject({
  heading: text.optional(),
  text: text.optional(),
  shops: texts.optional(),
  formats: texts.optional(),
});

/** The cards at the end: other shops, every edition with its ISBN, pages and price, and what the book is about. */
const details = z.strictObject({
  kind: z.literal('details'),
  tone,
  note: text.optional(),
  retailers: listOf(retailers),
});

/** One section of a page that sells a book. */
export const salesSection = z.discriminatedUnion(
  'kind',
  [list, about, opening, trailer, promotion, reviews, buy, kit, details],
  { error: 'must name a kind of section that there is' },
);

export type SalesSection = z.infer<typeof salesSection>;
