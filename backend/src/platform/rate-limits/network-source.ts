import { isIPv6 } from 'node:net';

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** An IPv4 address, or the first 64 bits of an IPv6 address, as its holder chooses the rest (RFC 4291 §2.5.4). */
export function networkSource(address: string): string {
  const v4 = V4_IN_V6.exec(address)?.[1];
  if (v4 || !isIPv6(address)) return v4 ?? address;
  const [head = '', tail] = address.split('%')[0]!.split('::', 2);
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS).join(':');
}
