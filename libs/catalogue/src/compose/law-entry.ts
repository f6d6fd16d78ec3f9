import type { Content } from '../content/read-content.js';
import type { SiteFile } from '../content/site.schema.js';
import type { Law, Provider } from '../law.js';
import { lawRulesOf } from '../law-rules.js';
import { phoneEntry } from '../phone-number.js';

/** By language of the site: German law and its readers know the page by its German name. */
export const legalNoticePaths = { en: '/legal-notice', de: '/impressum' } as const;

/** Resolves the switches of site.json, the country and the words into what is shown. */
export function lawEntry({ site, law: words, pages }: Content): Law {
  const { country, law } = site;
  const rules = { ...lawRulesOf(country), ...defined(law) };
  const notes = {
    included: words.vatIncluded,
    'small-business': words.smallBusiness[country] ?? words.smallBusiness.other,
    none: null,
  };
  return {
    provider: providerEntry(site, pages['legal-notice'].words.linkLabel, words.vatIdText),
    hasBindingButton: rules.bindingButton,
    withdrawalConsent: rules.withdrawalConsent ? words.withdrawalConsent : null,
    consentText: words.consentText,
    vat: rules.vat,
    vatNote: notes[rules.vat],
    postageNote: rules.postage ? words.postageIncluded : null,
  };
}

function providerEntry(
  { author, contact, country, language, law }: SiteFile,
  label: string,
  vatIdText: string,
): Provider | null {
  const { provider } = law;
  if (!provider) return null;
  const phone = provider.phone ?? contact.phone;
  return {
    link: { label, path: legalNoticePaths[language] },
    name: provider.name ?? author.name,
    address: provider.address,
    email: provider.email ?? contact.email,
    phone: phone ? phoneEntry(phone, { country, language }) : null,
    vatId: provider.vatId ?? null,
    vatIdLine: provider.vatId ? vatIdText.replace('{number}', provider.vatId) : null,
    responsible: provider.responsible ?? null,
  };
}

/** Without keys that are undefined, which would hide the country's rule. */
const defined = <Switches extends object>(switches: Switches): Partial<Switches> =>
  Object.fromEntries(
    Object.entries(switches).filter(([, value]) => value !== undefined),
  ) as Partial<Switches>;
