/** A record with more lookups is an error (RFC 7208, section 4.6.4). */
export const MAX_SPF_LOOKUPS = 10;
export const MAX_SPF_DEPTH = 10;

/** Verifiers reject shorter keys (RFC 8301, section 3.2). */
export const MIN_DKIM_BITS = 1024;

export const DNS_TIMEOUT_MS = 2_000;
export const DNS_TRIES = 2;

export type Verdict = 'good' | 'warn' | 'missing' | 'unknown';

export interface Finding {
  check: 'spf' | 'dkim' | 'dmarc' | 'mx';
  verdict: Verdict;
  found: string[];
  /** Sentence with the exact record to publish, or that all is set. */
  advice: string;
}

interface MailProvider {
  name: string;
  host: RegExp;
  /** Domain for the `include:` of an SPF record. */
  include: string;
}

/** From each provider's documentation. */
const PROVIDERS: readonly MailProvider[] = [
  { name: 'Amazon SES', host: /(^|\.)amazonaws\.com$/, include: 'amazonses.com' },
  { name: 'Postmark', host: /(^|\.)postmarkapp\.com$/, include: 'spf.mtasv.net' },
  { name: 'Mailgun', host: /(^|\.)mailgun\.org$/, include: 'mailgun.org' },
  { name: 'SendGrid', host: /(^|\.)sendgrid\.net$/, include: 'sendgrid.net' },
  { name: 'Google', host: /(^|\.)(gmail|google)\.com$/, include: '_spf.google.com' },
  { name: 'Microsoft', host: /(^|\.)(outlook|office365)\.com$/, include: 'spf.protection.outlook.com' },
  { name: 'Brevo', host: /(^|\.)(brevo|sendinblue)\.com$/, include: 'spf.brevo.com' },
  { name: 'Mailjet', host: /(^|\.)mailjet\.com$/, include: 'spf.mailjet.com' },
  { name: 'Fastmail', host: /(^|\.)fastmail\.com$/, include: 'spf.messagingengine.com' },
  { name: 'Zoho', host: /(^|\.)zoho\.(com|eu)$/, include: 'zohomail.com' },
];

export interface Sender {
  domain: string;
  /** SPF mechanism of the sending server: `include:amazonses.com`, `a:mail.example`; undefined if mail is kept. */
  mechanism: string | undefined;
  /** Undefined for the owner's own server. */
  providerName: string | undefined;
}

/**
 * @param from a From line: `"Eleanor Marsh" <hello@books.example>`
 * @returns undefined if it has no domain
 */
export function senderOf(from: string, smtpUrl: string | undefined): Sender | undefined {
  const domain = /@([^\s<>@]+?)\.?>?\s*$/.exec(from)?.[1]?.toLowerCase();
  if (!domain) return undefined;
  const host = smtpUrl && URL.canParse(smtpUrl) ? new URL(smtpUrl).hostname.toLowerCase() : undefined;
  const provider = PROVIDERS.find((known) => host && known.host.test(host));
  if (provider) return { domain, mechanism: `include:${provider.include}`, providerName: provider.name };
  const isAddress = /^[\d.]+$|^\[/.test(host ?? '');
  const own = host && host !== 'localhost' ? `${isAddress ? ipMechanism(host) : `a:${host}`}` : undefined;
  return { domain, mechanism: own, providerName: undefined };
}

function ipMechanism(host: string): string {
  return host.startsWith('[') ? `ip6:${host.slice(1, -1)}` : `ip4:${host}`;
}

/** Parses `v=DKIM1; k=rsa; p=…` (RFC 6376, section 3.2): lower-case names, the first of repeated ones. */
export function readTags(text: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  for (const part of text.split(';')) {
    const [name = '', ...value] = part.split('=');
    const tag = name.trim().toLowerCase();
    if (value.length > 0 && /^[a-z]\w*$/.test(tag) && !tags.has(tag)) tags.set(tag, value.join('=').trim());
  }
  return tags;
}
