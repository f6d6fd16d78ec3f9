/** Languages that the site can speak. */
export const siteLanguages = ['en', 'de'] as const;

export type SiteLanguage = (typeof siteLanguages)[number];

/** Currencies that the shop can sell in (ISO 4217). */
export const siteCurrencies = ['USD', 'EUR', 'GBP', 'CHF', 'JPY'] as const;

export type SiteCurrency = (typeof siteCurrencies)[number];

/** Parts of the site that an author may switch off, by `parts` in site.json. */
export const partNames = [
  'audio-previews',
  'blog',
  'chat',
  'embeds',
  'films',
  'legal-companion',
  'newsletter',
  'speaking',
  'starter-kit',
  'test-pages',
] as const;

export type PartName = (typeof partNames)[number];
