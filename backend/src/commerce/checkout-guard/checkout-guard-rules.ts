import { networkSource } from '../../platform/rate-limits/network-source.js';

export interface OrderSource {
  address: string | undefined;
  /** Identifies the browser; undefined if it sends too little. */
  browser: string | undefined;
}

const V4_BYTES_OF_A_NEIGHBORHOOD = 3;
const V6_GROUPS_OF_A_NEIGHBORHOOD = 3;

/** Addresses that one customer of a provider commonly has: 256 of IPv4, or a /48 of IPv6 (RFC 6177). */
function neighborhood(address: string): string {
  const source = networkSource(address.toLowerCase());
  return source.includes(':')
    ? source.split(':').slice(0, V6_GROUPS_OF_A_NEIGHBORHOOD).join(':')
    : source.split('.').slice(0, V4_BYTES_OF_A_NEIGHBORHOOD).join('.');
}

const IDENTIFYING_HEADERS = ['user-agent', 'accept-language', 'sec-ch-ua', 'sec-ch-ua-platform'] as const;

/**
 * Identifies a browser by its ordinary request headers and its network, so that a changed address within a rented network
 * does not hide it. Nothing is stored in the browser.
 */
export function orderSource(
  address: string | undefined,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): OrderSource {
  const sent = IDENTIFYING_HEADERS.map((name) => String(headers[name] ?? ''));
  const isBrowser = sent[0]?.startsWith('Mozilla/') && /[a-z]/i.test(sent[1] ?? '');
  const browser = isBrowser ? [neighborhood(address ?? ''), ...sent].join('\n') : undefined;
  return { address, browser };
}

export interface RecentOrders {
  unpaid: number;
  paid: number;
}

/** Normally more than half of the started orders are paid. If four of five are not, cards are being tested. */
const UNPAID_OF_ONE_PAID = 4;

export function isUnusual({ unpaid, paid }: RecentOrders, atUnpaid: number | undefined): boolean {
  return atUnpaid !== undefined && unpaid >= atUnpaid && unpaid > UNPAID_OF_ONE_PAID * paid;
}

export const FORGET_EVERY_MS = 60 * 60_000;
