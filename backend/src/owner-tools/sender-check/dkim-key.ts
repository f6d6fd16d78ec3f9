import { createPublicKey } from 'node:crypto';

import { readTags } from './tag-list.js';

/** RFC 8301, section 3.2: shorter ones are taken by nobody. */
const SHORTEST_BITS = 1024;
const ED25519_BYTES = 32;

/** What is wrong with a key record (RFC 6376, section 3.6.1); undefined where nothing is. */
export function faultOfKey(record: string): string | undefined {
  const tags = readTags(record);
  const version = tags.get('v');
  if (version !== undefined && version !== 'DKIM1') return 'its version is not DKIM1';
  const key = tags.get('p')?.replace(/\s/g, '');
  if (key === undefined) return 'it has no key (p=)';
  if (key === '') return 'its key is revoked (p= is empty)';
  if (tags.get('k')?.toLowerCase() === 'ed25519')
    return Buffer.from(key, 'base64').length === ED25519_BYTES ? undefined : 'its key cannot be read';
  const bits = bitsOf(key);
  if (bits === undefined) return 'its key cannot be read';
  if (bits < SHORTEST_BITS) return `its key has ${bits} bits, and ${SHORTEST_BITS} are the least`;
  return tags.get('t')?.split(':').includes('y') ? 'it says that it is a test (t=y)' : undefined;
}

function bitsOf(key: string): number | undefined {
  try {
    const der = Buffer.from(key, 'base64');
    return createPublicKey({ key: der, format: 'der', type: 'spki' }).asymmetricKeyDetails?.modulusLength;
  } catch {
    return undefined;
  }
}
