import type { DnsRecords } from './dns-records.js';

import type { Finding, Sender } from './sender-rules.js';

/** A record of RFC 7208, by its terms. */
interface SpfRecord {
  /** Mechanisms with their sign, as they stand: `include:amazonses.com`, `~all`. */
  terms: string[];
  /** The domains whose records are asked for: of `include:` and `redirect=`. */
  asked: string[];
  /** How many terms ask the domain name system by themselves (section 4.6.4). */
  lookupCount: number;
  /** What is to be done with everybody else's mail: the sign of `all`; undefined where it is not said. */
  all: '-' | '~' | '?' | '+' | undefined;
  hasRedirect: boolean;
}

/** The most lookups that receivers do; a record that takes more is an error and protects nobody. */
const MOST_LOOKUPS = 10;

const isSpf = (text: string): boolean => /^v=spf1(?: |$)/i.test(text);

function readSpf(text: string): SpfRecord {
  const terms = text.trim().split(/ +/).slice(1);
  const plain = terms.map((term) => term.replace(/^[-~?+]/, '').toLowerCase());
  const asked = plain.flatMap((term) => /^(?:include:|redirect=)(.+)$/.exec(term)?.[1] ?? []);
  const own = plain.filter((term) => /^(?:a|mx|ptr)(?:[:/]|$)|^exists:/.test(term)).length;
  const all = terms.map((term) => /^([-~?+]?)all$/i.exec(term)).find(Boolean);
  return {
    terms,
    asked,
    lookupCount: asked.length + own,
    all: all ? ((all[1] || '+') as SpfRecord['all']) : undefined,
    hasRedirect: plain.some((term) => term.startsWith('redirect=')),
  };
}

const DEEPEST = 10;

const recordOf = (domain: string, value: string) => `TXT ${domain} "${value}"`;

interface Reach {
  /** Lookups with those of all that is included; no more than is too many is counted. */
  lookupCount: number;
  /** Of all records, without their signs, in small letters. */
  terms: Set<string>;
}

async function follow(dns: DnsRecords, spf: SpfRecord, reach: Reach, depth = 0): Promise<Reach> {
  for (const term of spf.terms) reach.terms.add(term.replace(/^[-~?+]/, '').toLowerCase());
  reach.lookupCount += spf.lookupCount;
  for (const domain of spf.asked) {
    // A macro is known only with an email.
    if (reach.lookupCount > MOST_LOOKUPS || depth > DEEPEST || domain.includes('%')) continue;
    const text = (await dns.texts(domain)).find(isSpf);
    if (text) await follow(dns, readSpf(text), reach, depth + 1);
  }
  return reach;
}

/** The record with what is missing in it, and an end. */
function mended({ terms }: SpfRecord, mechanism: string | undefined): string {
  const rest = terms.filter((term) => !/^[-~?+]?all$/i.test(term) && term !== mechanism);
  return ['v=spf1', ...rest, ...(mechanism ? [mechanism] : []), '~all'].join(' ');
}

/** Who may send mail in the name of the domain: SPF (RFC 7208). */
export async function checkSpf(dns: DnsRecords, sender: Sender): Promise<Finding> {
  const { domain, mechanism } = sender;
  const found = (await dns.texts(domain)).filter(isSpf);
  const finding = (verdict: Finding['verdict'], advice: string): Finding => ({
    check: 'spf',
    verdict,
    found,
    advice,
  });
  const [text, ...others] = found;
  if (!text) {
    const value = `v=spf1 ${mechanism ?? 'mx'} ~all`;
    return finding(
      'missing',
      `The record names nobody who may send for ${domain}. Publish ${recordOf(domain, value)}`,
    );
  }
  if (others.length > 0) {
    return finding(
      'warn',
      `${domain} has ${found.length} SPF records, and receivers take none then. Keep one.`,
    );
  }
  const spf = readSpf(text);
  const reach = await follow(dns, spf, { lookupCount: 0, terms: new Set() });
  // A server of one's own may be named in many ways; a provider is by its include.
  if (sender.providerName && mechanism && !reach.terms.has(mechanism)) {
    const better = recordOf(domain, mended(spf, mechanism));
    return finding('warn', `The record doesn’t name ${sender.providerName}. Publish ${better}`);
  }
  if (spf.all !== '-' && spf.all !== '~' && !spf.hasRedirect) {
    return finding(
      'warn',
      `The record lets anyone send in your name. Publish ${recordOf(domain, mended(spf, undefined))}`,
    );
  }
  if (reach.lookupCount > MOST_LOOKUPS) {
    return finding(
      'warn',
      `The record takes more than ${MOST_LOOKUPS} lookups, so receivers give up. Take out an include you don’t need.`,
    );
  }
  return finding('good', `All set: the record takes ${reach.lookupCount} of ${MOST_LOOKUPS} lookups.`);
}
