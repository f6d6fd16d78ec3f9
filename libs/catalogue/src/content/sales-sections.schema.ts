import { z } from 'zod';
import { listOf, optionalListOf, pathLink, text, texts, titledText } from './fields.js';

/** Background of a section; `accent` uses the book's color, `night` is dark in light mode too. */
const tone = z
  .enum(['plain', 'surface', 'tint', 'accent', 'night'], {
    error: 'must be "plain", "surface", "tint", "accent" or "night"',
  })
  .optional();

/** Keeps a section and its words without showing it. */
const isHidden = z.boolean('must be true or false, without quotation marks').optional();

const entry = z.strictObject({
  title: text,
  text: text.optional(),
  source: text.optional(),
  /** Draft wording, shown struck through above. */
  struck: text.optional(),
});

/** The book's own section: a long list in a layout that suits it, such as concentric rings or a ledger. */
const list = z
  .strictObject({
    kind: z.literal('list'),
    isHidden,
    tone,
    heading: text,
    display: text.optional(),
    intro: text.optional(),
    look: z.enum(['rings', 'road', 'schedule', 'strokes', 'cards', 'ledger', 'pencil', 'apart'], {
      error: 'must be "rings", "road", "schedule", "strokes", "cards", "ledger", "pencil" or "apart"',
    }),
    entries: listOf(entry),
    /** Adds a checkbox to each entry; the label precedes the count of checked ones. */
    checkedLabel: text.optional(),
    closing: text.optional(),
    stamp: text.optional(),
  })
  .refine(({ heading, display }) => display === undefined || heading.includes(display), {
    path: ['display'],
    message: 'must be a part of the heading',
  });

const about = z.strictObject({
  kind: z.literal('about'),
  isHidden,
  tone,
  heading: text.optional(),
  moreLabel: text.optional(),
  lessLabel: text.optional(),
  /** Required notice, such as "not legal advice". */
  notice: titledText.optional(),
  offer: titledText.optional(),
  lists: listOf(
    z.strictObject({
      look: z.enum(['marks', 'plain'], { error: 'must be "marks" or "plain"' }),
      heading: text,
      intro: text.optional(),
      entries: texts,
    }),
  ).optional(),
});

const opening = z.strictObject({
  kind: z.literal('opening'),
  isHidden,
  leaf: listOf(z.strictObject({ label: text, text, source: text.optional() })).optional(),
});

/** The book's trailer, if content/videos.json has one. */
const trailer = z.strictObject({ kind: z.literal('trailer'), isHidden });

const promotion = z.strictObject({
  kind: z.literal('promotion'),
  isHidden,
  tone,
  heading: text,
  text,
  facts: optionalListOf(text),
  link: pathLink.nullable(),
});

const reviews = z.strictObject({
  kind: z.literal('reviews'),
  isHidden,
  tone,
  heading: text.optional(),
});

const buy = z.strictObject({
  kind: z.literal('buy'),
  beside: listOf(
    z.enum(['second-button', 'includes', 'formats', 'guarantee'], {
      error: 'must be "second-button", "includes", "formats" or "guarantee"',
    }),
  ),
  /** Whether to show an optional phone field; its value is never sent. */
  asksPhone: z.boolean('must be true or false, without quotation marks').default(false),
  /** Whether a paid order continues on the thank-you page instead of showing its files here. */
  leadsToThankYou: z.boolean('must be true or false, without quotation marks').default(false),
});

const kit = z.strictObject({
  kind: z.literal('kit'),
  isHidden,
  tone,
  heading: text,
  worth: text,
  text,
  contents: texts,
  form: z.strictObject({
    /** `downloadType` of the request, such as `grant-writer-starter-kit`. */
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

/** A card of other stores: all of book.json or those named, with all editions or those named. */
const retailers = z.strictObject({
  heading: text.optional(),
  text: text.optional(),
  shops: texts.optional(),
  formats: texts.optional(),
});

/** Cards at the end: other stores, every edition with ISBN, pages, and price, and "About This Book". */
const details = z.strictObject({
  kind: z.literal('details'),
  isHidden,
  tone,
  note: text.optional(),
  retailers: listOf(retailers),
});

export const salesSection = z.discriminatedUnion(
  'kind',
  [list, about, opening, trailer, promotion, reviews, buy, kit, details],
  { error: 'must name a known kind of section' },
);

export type SalesSection = z.infer<typeof salesSection>;

export const isShownSection = (section: { kind: SalesSection['kind']; isHidden?: unknown }): boolean =>
  section.kind === 'buy' || section.isHidden !== true;
