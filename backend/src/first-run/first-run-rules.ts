import type { SiteLanguage } from '@lectern/catalogue';

const MB = 1_024 ** 2;

/** The questions, in their order. */
export const STEPS = ['you', 'language', 'currency', 'look', 'book'] as const;
export type Step = (typeof STEPS)[number];

export const isStep = (text: string): text is Step => (STEPS as readonly string[]).includes(text);

export const SETUP_PATH = '/setup';
export const pathOf = (step: Step): string => `${SETUP_PATH}/${step}`;

/** First question without an answer; the last one if all have one. */
export const nextStep = (answered: readonly Step[]): Step =>
  STEPS.find((step) => !answered.includes(step)) ?? 'book';

/** Whether a question may be opened: all before it have answers. */
export const isOpen = (step: Step, answered: readonly Step[]): boolean =>
  STEPS.indexOf(step) <= STEPS.indexOf(nextStep(answered));

/** In characters. */
export const TEXT_LIMITS = { name: 80, title: 200, description: 5_000 } as const;
/** Of the whole form: a cover, a PDF and an ePub. */
export const FORM_LIMITS = { fileBytes: 200 * MB, files: 3 };
/** In minor units, as for every product. */
export const HIGHEST_PRICE = 9_999_999;
/** In minor units: `9.99`, in yen `1200`. */
export const defaultPrice = (currency: string): number => (currency === 'JPY' ? 1_200 : 999);

/** Countries to choose from (ISO 3166-1). site.json takes any. */
export const COUNTRIES: readonly string[] =
  'AR AT AU BE BG BR CA CH CL CO CY CZ DE DK EE ES FI FR GB GH GR HK HR HU IE IL IN IS IT JM JP KE KR LI LT LU LV MT MX MY NG NL NO NZ PH PL PT RO SE SG SI SK TR TW UA US ZA'.split(
    ' ',
  );
const EURO = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

const HOME: Readonly<Record<SiteLanguage, string>> = { de: 'DE', en: 'US' };
const CURRENCIES: Readonly<Record<string, string>> = { CH: 'CHF', LI: 'CHF', GB: 'GBP', JP: 'JPY' };

/** @param accepted value of Accept-Language, such as `de-AT,de;q=0.9` */
export function languageOf(accepted: string | undefined): SiteLanguage {
  const first = accepted
    ?.split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .find((language) => language === 'de' || language === 'en');
  return first === 'de' ? 'de' : 'en';
}

/** Country of the browser's language, or the home of the site's language. */
export function countryOf(language: SiteLanguage, accepted: string | undefined): string {
  const ranges = accepted?.split(',') ?? [];
  const region = ranges
    .map((range) => /^\s*([a-z]{2})-([A-Z]{2})\b/.exec(range))
    .find((match) => match?.[1] === language)?.[2];
  return region && COUNTRIES.includes(region) ? region : HOME[language];
}

export const currencyOf = (country: string): string =>
  CURRENCIES[country] ?? (EURO.includes(country) ? 'EUR' : 'USD');

/** Of countries with several, by their largest city. */
const ZONES: Readonly<Record<string, string>> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  MX: 'America/Mexico_City',
  US: 'America/New_York',
};

interface LocaleWithZones {
  timeZones?: readonly string[];
  getTimeZones?(): readonly string[];
}

/** Time zone of this machine, unless it is UTC, as on many servers; else one of the country. */
export function timeZoneOf(country: string, machine: string): string {
  const known = Intl.supportedValuesOf('timeZone');
  const locale = new Intl.Locale(`und-${country}`) as LocaleWithZones;
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const candidates = [/^(Etc\/|UTC$|GMT$)/.test(machine) ? '' : machine, ZONES[country] ?? '', ...zones];
  return candidates.find((zone) => known.includes(zone)) ?? 'Europe/London';
}

/** Paragraphs of a text, which empty lines separate. */
export function paragraphsOf(text: string): string[] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.map((lines) => lines.join(' ')).filter(Boolean);
}
