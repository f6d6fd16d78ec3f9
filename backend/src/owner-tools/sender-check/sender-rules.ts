export type Verdict = 'good' | 'warn' | 'missing' | 'unknown';

/** What one check of the sender's domain has found. */
export interface Finding {
  check: 'spf' | 'dkim' | 'dmarc' | 'mx';
  verdict: Verdict;
  /** The records as they are published; empty where there are none. */
  found: string[];
  /** What to do, with the exact record to publish; or that nothing is to be done. */
  advice: string;
}

/** A service that sends mail, by the host of its SMTP server. */
interface MailProvider {
  name: string;
  host: RegExp;
  /** What its users include in their SPF record. */
  include: string;
}

/** By what each says in its own manual of setting up a domain. */
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

/** Whoever sends this site's mail. */
export interface Sender {
  /** The domain in the From line, in small letters. */
  domain: string;
  /** How SPF is told of the server that sends: `include:amazonses.com`, `a:mail.example`; undefined where mail is kept. */
  mechanism: string | undefined;
  /** Undefined for a server of one's own. */
  providerName: string | undefined;
}

/**
 * @param from a From line: `"Eleanor Marsh" <hello@books.example>`
 * @returns undefined where no domain is in it
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

/** Reads `v=DKIM1; k=rsa; p=…` (RFC 6376, section 3.2): the names in small letters, of two the first. */
export function readTags(text: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  for (const part of text.split(';')) {
    const [name = '', ...value] = part.split('=');
    const tag = name.trim().toLowerCase();
    if (value.length > 0 && /^[a-z]\w*$/.test(tag) && !tags.has(tag)) tags.set(tag, value.join('=').trim());
  }
  return tags;
}
