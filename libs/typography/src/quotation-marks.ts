/** Quotation marks of a language, and words that begin with an apostrophe in its colloquial speech. */
export interface QuotationMarks {
  open: string;
  close: string;
  innerOpen: string;
  innerClose: string;
  /** Matches what follows the apostrophe. */
  elision?: RegExp;
}

type Marks = readonly [open: string, close: string, innerOpen: string, innerClose: string];

const english: Marks = ['\u201C', '\u201D', '\u2018', '\u2019'];
const german: Marks = ['\u201E', '\u201C', '\u201A', '\u2018'];
const guillemets: Marks = ['\u00AB', '\u00BB', '\u201C', '\u201D'];
const slavic: Marks = ['\u00AB', '\u00BB', '\u201E', '\u201C'];

/** By BCP 47 tag or language; source: CLDR, `delimiters`. Languages left out are set as English. */
const marksOf: Record<string, Marks> = {
  bg: german,
  cs: german,
  de: german,
  'de-CH': ['\u00AB', '\u00BB', '\u2039', '\u203A'],
  'de-LI': ['\u00AB', '\u00BB', '\u2039', '\u203A'],
  el: guillemets,
  es: guillemets,
  // With narrow no-break spaces, as French typography requires.
  fr: ['\u00AB\u202F', '\u202F\u00BB', '\u201C', '\u201D'],
  'fr-CH': ['\u00AB', '\u00BB', '\u2039', '\u203A'],
  he: ['\u201D', '\u201D', '\u2019', '\u2019'],
  hr: german,
  hu: ['\u201E', '\u201D', '\u00BB', '\u00AB'],
  it: guillemets,
  pl: ['\u201E', '\u201D', '\u00AB', '\u00BB'],
  'pt-PT': guillemets,
  ro: ['\u201E', '\u201D', '\u00AB', '\u00BB'],
  ru: slavic,
  sk: german,
  sl: german,
  sv: ['\u201D', '\u201D', '\u2019', '\u2019'],
  uk: slavic,
};

const elisions: Record<string, RegExp> = {
  en: /^(?:\d0s|(?:tis|twas|til|em|cause|round)(?!\p{L}))/iu,
  de: /^(?:s|n|ne|nen|nem|ner|mal|rum|rauf|raus|rein|runter|rüber)(?!\p{L})/iu,
};

/** @param language BCP 47, such as `de-CH` */
export function quotationMarks(language: string): QuotationMarks {
  const [base = ''] = language.split('-');
  const [open, close, innerOpen, innerClose] = marksOf[language] ?? marksOf[base] ?? english;
  return { open, close, innerOpen, innerClose, elision: elisions[base] };
}
