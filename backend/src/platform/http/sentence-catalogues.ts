import type { SiteLanguage } from '@lectern/catalogue';

/** Translations by the English sentence; values in braces may be anywhere in both: `We sold {title} on {day}.` */
export type Sentences = Readonly<Record<string, string>>;

interface Pattern {
  /** Texts around the values: one more than there are values. */
  readonly parts: readonly string[];
  readonly names: readonly string[];
  readonly translation: string;
}

interface Catalogue {
  readonly whole: Map<string, string>;
  readonly patterns: Pattern[];
}

const PLACE = /\{(\w+)\}/g;
/** A sentence or a duration; any other value is a name. */
const IS_SAID = /[.!?]$|^\d+ (second|minute|hour)s?( ago)?$|^less than a minute ago$/;
/** Longer texts quote what a person wrote. */
const LONGEST = 4_000;

const catalogues = new Map<string, Catalogue>();

const patternOf = (english: string, translation: string): Pattern => ({
  parts: english.split(/\{\w+\}/),
  names: [...english.matchAll(PLACE)].map(([, name = '']) => name),
  translation,
});

/** Values between the parts; undefined if the text has other parts. */
function valuesIn(text: string, [first = '', ...parts]: readonly string[]): string[] | undefined {
  if (!text.startsWith(first)) return undefined;
  const values: string[] = [];
  let at = first.length;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const lastStart = text.endsWith(part) ? text.length - part.length : -1;
    const end = isLast ? lastStart : text.indexOf(part, at + 1);
    if (end <= at) return undefined;
    values.push(text.slice(at, end));
    at = end + part.length;
  }
  return values;
}

/** Adds translations of the API's sentences; the English ones are in the code that says them. */
export function addSentences(language: string, sentences: Sentences): void {
  const { whole, patterns }: Catalogue = catalogues.get(language) ?? { whole: new Map(), patterns: [] };
  for (const [english, translation] of Object.entries(sentences)) {
    if (english.includes('{')) patterns.push(patternOf(english, translation));
    else whole.set(english, translation);
  }
  catalogues.set(language, { whole, patterns });
}

/**
 * Translates a sentence of the API, and values in it that are sentences or durations themselves.
 * @returns the English sentence if it has no translation
 */
export function sentenceIn(language: SiteLanguage, english: string): string {
  const catalogue = catalogues.get(language);
  if (!catalogue || english.length > LONGEST) return english;
  const known = catalogue.whole.get(english);
  if (known !== undefined) return known;
  for (const { parts, names, translation } of catalogue.patterns) {
    const values = valuesIn(english, parts);
    if (!values) continue;
    const own = (value: string) => (IS_SAID.test(value) ? sentenceIn(language, value) : value);
    const places = new Map(names.map((name, at) => [name, own(values[at] ?? '')]));
    return translation.replace(PLACE, (place, name: string) => places.get(name) ?? place);
  }
  return english;
}
