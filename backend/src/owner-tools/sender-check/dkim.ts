import { createPublicKey } from 'node:crypto';

import type { DnsRecords } from './dns-records.js';
import { type Finding, MIN_DKIM_BITS, readTags, type Sender } from './sender-rules.js';

const ED25519_BYTES = 32;

/** Finds the fault of a key record (RFC 6376, section 3.6.1); undefined if valid. */
function findKeyFault(record: string): string | undefined {
  const tags = readTags(record);
  const version = tags.get('v');
  if (version !== undefined && version !== 'DKIM1') return 'its version is not DKIM1';
  const key = tags.get('p')?.replace(/\s/g, '');
  if (key === undefined) return 'it has no key (p=)';
  if (key === '') return 'its key is revoked (p= is empty)';
  if (tags.get('k')?.toLowerCase() === 'ed25519')
    return Buffer.from(key, 'base64').length === ED25519_BYTES ? undefined : 'we can’t read its key';
  const bits = bitsOf(key);
  if (bits === undefined) return 'we can’t read its key';
  if (bits < MIN_DKIM_BITS) return `its key has ${bits} bits, and the minimum is ${MIN_DKIM_BITS}`;
  return tags.get('t')?.split(':').includes('y') ? 'it’s marked as a test (t=y)' : undefined;
}

function bitsOf(key: string): number | undefined {
  try {
    const der = Buffer.from(key, 'base64');
    return createPublicKey({ key: der, format: 'der', type: 'spki' }).asymmetricKeyDetails?.modulusLength;
  } catch {
    return undefined;
  }
}

const COMMON_SELECTORS = [
  ...['default', 'mail', 'dkim', 'email', 'smtp', 'key1', 'lectern'],
  ...['google', 'selector1', 'selector2', 'pm', 'mg', 'mailo', 'k1', 'k2', 's1', 's2'],
  ...['fm1', 'fm2', 'fm3', 'mailjet', 'brevo1', 'brevo2', 'zoho', 'zmail', '20230601'],
];

const nameOf = (selector: string, domain: string) => `${selector}._domainkey.${domain}`;

export async function checkDkim(
  dns: DnsRecords,
  { domain, providerName }: Sender,
  selector: string | undefined,
): Promise<Finding> {
  const names = (selector ? [selector] : COMMON_SELECTORS).map((each) => nameOf(each, domain));
  const answers = await Promise.all(
    names.map(async (name) => (await dns.texts(name)).map((record) => ({ name, record }))),
  );
  const keys = answers.flat().filter(({ record }) => readTags(record).has('p'));
  const found = keys.map(({ name, record }) => `${name}: ${record}`);
  const whose = providerName ?? 'your mail server';
  if (keys.length === 0 && !selector) {
    const advice = `No key is found under the usual names. Set MAIL_DKIM_SELECTOR to the name under which ${whose} has you publish it.`;
    return { check: 'dkim', verdict: 'unknown', found, advice };
  }
  if (keys.length === 0) {
    const record = `TXT ${names[0]} "v=DKIM1; k=rsa; p=<the public key>"`;
    const advice = `Your emails can’t be signed. Publish ${record}, with the key ${whose} shows.`;
    return { check: 'dkim', verdict: 'missing', found, advice };
  }
  const faults = keys.map(({ name, record }) => ({ name, fault: findKeyFault(record) }));
  const good = faults.find(({ fault }) => fault === undefined);
  if (good) return { check: 'dkim', verdict: 'good', found, advice: 'All set: a key is published.' };
  const [{ name, fault } = { name: names[0], fault: '' }] = faults;
  const record = `TXT ${name} "v=DKIM1; k=rsa; p=<a public key of 2048 bits>"`;
  const advice = `The key at ${name} won’t work: ${fault}. Publish ${record}, with the key ${whose} shows.`;
  return { check: 'dkim', verdict: 'warn', found, advice };
}
