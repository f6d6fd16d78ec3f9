import type { DnsRecords } from './dns-records.js';

import { type Finding, MAX_SPF_DEPTH, MAX_SPF_LOOKUPS, type Sender } from './sender-rules.js';

interface SpfRecord {
  /** Mechanisms with their qualifier: `include:amazonses.com`, `~all`. */
  terms: string[];
  /** Domains of `include:` and `redirect=`. */
  includes: string[];
  /** Terms that need a DNS lookup (section 4.6.4). */
  lookupCount: number;
  all: '-' | '~' | '?' | '+' | undefined;
  hasRedirect: boolean;
}

const isSpf = (text: string): boolean => /^v=spf1(?: |$)/i.test(text);

function readSpf(text: string): SpfRecord {
  const terms = text.trim().split(/ +/).slice(1);
  const plain = terms.map((term) => term.replace(/^[-~?+]/, '').toLowerCase());
  const includes = plain.flatMap((term) => /^(?:include:|redirect=)(.+)$/.exec(term)?.[1] ?? []);
  const own = plain.filter((term) => /^(?:a|mx|ptr)(?:[:/]|$)|^exists:/.test(term)).length;
  const all = terms.map((term) => /^([-~?+]?)all$/i.exec(term)).find(Boolean);
  return {
    terms,
    includes,
    lookupCount: includes.length + own,
    all: all ? ((all[1] || '+') as SpfRecord['all']) : undefined,
    hasRedirect: plain.some((term) => term.startsWith('redirect=')),
  };
}

const recordOf = (domain: string, value: string) => `TXT ${domain} "${value}"`;

interface ResolvedSpf {
  /** Lookups including those of all includes; counting stops above the limit. */
  lookupCount: number;
  /** Of all records, without qualifiers, in lower case. */
  terms: Set<string>;
}

async function resolveIncludes(
  dns: DnsRecords,
  spf: SpfRecord,
  resolved: ResolvedSpf = { lookupCount: 0, terms: new Set() },
  depth = 0,
): Promise<ResolvedSpf> {
  for (const term of spf.terms) resolved.terms.add(term.replace(/^[-~?+]/, '').toLowerCase());
  resolved.lookupCount += spf.lookupCount;
  for (const domain of spf.includes) {
    // A macro (%) expands only for a given email.
    if (resolved.lookupCount > MAX_SPF_LOOKUPS || depth > MAX_SPF_DEPTH || domain.includes('%')) continue;
    const text = (await dns.texts(domain)).find(isSpf);
    if (text) await resolveIncludes(dns, readSpf(text), resolved, depth + 1);
  }
  return resolved;
}

/** The record with the missing mechanism and `~all`. */
function corrected({ terms }: SpfRecord, mechanism: string | undefined): string {
  const rest = terms.filter((term) => !/^[-~?+]?all$/i.test(term) && term !== mechanism);
  return ['v=spf1', ...rest, ...(mechanism ? [mechanism] : []), '~all'].join(' ');
}

/** Checks which servers may send mail for the domain: SPF (RFC 7208). */
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
      `No record says who may send for ${domain}. Publish ${recordOf(domain, value)}`,
    );
  }
  if (others.length > 0) {
    return finding(
      'warn',
      `${domain} has ${found.length} SPF records, so receivers ignore them all. Keep one.`,
    );
  }
  const spf = readSpf(text);
  const resolved = await resolveIncludes(dns, spf);
  // A provider is named by its include; the owner's own server could be named in many ways, so it isn't checked.
  if (sender.providerName && mechanism && !resolved.terms.has(mechanism)) {
    const better = recordOf(domain, corrected(spf, mechanism));
    return finding('warn', `The record doesn’t name ${sender.providerName}. Publish ${better}`);
  }
  if (spf.all !== '-' && spf.all !== '~' && !spf.hasRedirect) {
    return finding(
      'warn',
      `The record lets anyone send in your name. Publish ${recordOf(domain, corrected(spf, undefined))}`,
    );
  }
  if (resolved.lookupCount > MAX_SPF_LOOKUPS) {
    return finding(
      'warn',
      `The record takes more than ${MAX_SPF_LOOKUPS} lookups, so receivers give up. Remove an include you don’t need.`,
    );
  }
  return finding('good', `All set: the record takes ${resolved.lookupCount} of ${MAX_SPF_LOOKUPS} lookups.`);
}
