import type { DnsRecords } from './dns-records.js';

import { type Finding, type Sender, readTags } from './sender-rules.js';

const POLICIES = ['none', 'quarantine', 'reject'];
const isDmarc = (text: string) => /^v\s*=\s*DMARC1\s*(;|$)/.test(text);

/** DMARC records of the domain or of its closest parent with one, up to the last two labels. */
async function recordFor(dns: DnsRecords, domain: string): Promise<{ holder: string; texts: string[] }> {
  const parts = domain.split('.');
  for (let at = 0; at <= Math.max(0, parts.length - 2); at += 1) {
    const holder = parts.slice(at).join('.');
    const texts = (await dns.texts(`_dmarc.${holder}`)).filter(isDmarc);
    if (texts.length > 0) return { holder, texts };
  }
  return { holder: domain, texts: [] };
}

/** Checks the domain's DMARC policy and report address (RFC 7489). */
export async function checkDmarc(dns: DnsRecords, { domain, providerName }: Sender): Promise<Finding> {
  const { holder, texts: found } = await recordFor(dns, domain);
  const finding = (verdict: Finding['verdict'], advice: string): Finding => ({
    check: 'dmarc',
    verdict,
    found,
    advice,
  });
  const record = (value: string) => `TXT _dmarc.${holder} "${value}"`;
  const rua = `rua=mailto:dmarc@${holder}`;
  const [text] = found;
  if (!text) {
    const value = `v=DMARC1; p=none; ${rua}`;
    return finding(
      'missing',
      `Anyone can send in ${domain}’s name, and large mail providers reject your emails. Publish ${record(value)}`,
    );
  }
  if (found.length > 1)
    return finding(
      'warn',
      `${holder} has ${found.length} DMARC records, so receivers ignore them all. Keep one.`,
    );
  const tags = readTags(text);
  const policy = (holder === domain ? undefined : tags.get('sp')) ?? tags.get('p');
  if (!policy || !POLICIES.includes(policy.toLowerCase()))
    return finding('warn', `The record names no policy. Publish ${record(`v=DMARC1; p=none; ${rua}`)}`);
  if (!tags.get('rua'))
    return finding(
      'warn',
      `You don’t get reports about email sent in your name. Publish ${record(`${text.replace(/;\s*$/, '')}; ${rua}`)}`,
    );
  if (tags.get('aspf')?.toLowerCase() === 's' && providerName) {
    return finding(
      'warn',
      `SPF must align strictly (aspf=s), but ${providerName} sends from its own address, so only DKIM counts. Remove aspf=s.`,
    );
  }
  if (policy.toLowerCase() === 'none') {
    const stricter = text.replace(/(\bs?p\s*=\s*)none/gi, '$1quarantine');
    return finding(
      'warn',
      `The policy only watches. Once the reports show that your own emails pass, publish ${record(stricter)}`,
    );
  }
  return finding('good', 'All set.');
}
