import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

import { Injectable } from '@nestjs/common';

import { MissingPicture } from './picture-fetch-rules.js';

/** Special ranges of IANA's registry: private, shared, loopback, link-local, for tests, multicast, reserved. */
const CLOSED_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];

/** All public addresses of IPv6. Those with an IPv4 address within, such as `::ffff:10.0.0.1`, are outside of it. */
const OPEN_6 = '2000::/3';

/** Empty for the one of the protocol. */
const WEB_PORTS: readonly string[] = ['', '80', '443'];

/** Parts of {@link OPEN_6} for protocols, tunnels to IPv4 and documents. */
const CLOSED_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

const closed4 = listOf(CLOSED_4, 'ipv4');
const open6 = listOf([OPEN_6], 'ipv6');
const closed6 = listOf(CLOSED_6, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed4.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

/** Decides which addresses are connected to. Names are looked up once: the checked address is the one that is used. */
@Injectable()
export class PublicAddresses {
  /** Addresses and names of servers in tests. */
  readonly inTests = new Map<string, string[]>();

  isAllowed(address: string): boolean {
    return this.inTests.has(address) || isPublicAddress(address);
  }

  /** Ports of the web only: on others, requests could reach services that are no websites. */
  isAllowedPort(host: string, port: string): boolean {
    return WEB_PORTS.includes(port) || this.inTests.has(host);
  }

  /** For `http.request`. */
  readonly lookup: LookupFunction = (name, { all, family, hints }, callback) => {
    this.find(name, { family: family === 4 || family === 6 ? family : 0, hints: hints ?? 0 }).then(
      (found) => {
        const [first] = found;
        if (!first) callback(new MissingPicture('ADDRESS'), '');
        else if (all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, ''),
    );
  };

  private async find(name: string, options: { family: number; hints: number }) {
    const given = this.inTests.get(name)?.map((address) => ({ address, family: isIP(address) }));
    const found = given ?? (await lookup(name, { ...options, all: true }));
    return found.filter(({ address }) => this.isAllowed(address));
  }
}
