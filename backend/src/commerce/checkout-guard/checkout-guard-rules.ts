import { networkSource } from '../../platform/rate-limits/network-source.js';

/** Where a request for an order comes from. */
export interface OrderSource {
  /** Of the network. */
  address: string | undefined;
  /** What tells its browser apart from others; undefined where none can be told apart. */
  browser: string | undefined;
}

const V4_BYTES_OF_A_NEIGHBOURHOOD = 3;
const V6_GROUPS_OF_A_NEIGHBOURHOOD = 3;

/** Addresses that one customer of a provider commonly has: 256 of IPv4, or a /48 of IPv6 (RFC 6177). */
function neighbourhood(address: string): string {
  const source = networkSource(address.toLowerCase());
  return source.includes(':')
    ? source.split(':').slice(0, V6_GROUPS_OF_A_NEIGHBOURHOOD).join(':')
    : source.split('.').slice(0, V4_BYTES_OF_A_NEIGHBOURHOOD).join('.');
}

const SAID_OF_ITSELF = ['user-agent', 'accept-language', 'sec-ch-ua', 'sec-ch-ua-platform'] as const;

/**
 * Tells browsers apart without leaving anything in them: by what each says of itself with any request, among those of
 * its neighbourhood. Who changes the address within a rented network is found again; who says nothing of a browser is
 * none. No page asks for more, such as fonts or what a canvas draws.
 */
export function orderSource(
  address: string | undefined,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): OrderSource {
  const said = SAID_OF_ITSELF.map((name) => String(headers[name] ?? ''));
  const isBrowser = said[0]?.startsWith('Mozilla/') && /[a-z]/i.test(said[1] ?? '');
  const browser = isBrowser ? [neighbourhood(address ?? ''), ...said].join('\n') : undefined;
  return { address, browser };
}

/** Orders of a product, by what became of them in the time that most buyers need. */
export interface RecentOrders {
  unpaid: number;
  paid: number;
}

/** Of ten who have typed in who they are, more than half pay; where four of five do not, somebody tries cards. */
const UNPAID_OF_ONE_PAID = 4;

/** Whether so many orders are left unpaid that new ones should take turns. */
export function isUnusual({ unpaid, paid }: RecentOrders, atUnpaid: number | undefined): boolean {
  return atUnpaid !== undefined && unpaid >= atUnpaid && unpaid > UNPAID_OF_ONE_PAID * paid;
}
