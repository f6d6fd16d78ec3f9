import { once } from 'node:events';
import { connect } from 'node:net';

import { afterEach, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';

describe('a connection that is kept', () => {
  let shop: RunningShop | undefined;
  afterEach(() => shop?.stop());

  it('lives for longer than those of usual proxies', async () => {
    shop = await openShop();
    const answer = await fetch(`${shop.url}/healthz`);
    await answer.arrayBuffer();
    // nginx, Amazon's and Cloudflare's balancers: a minute or a little more; Caddy two.
    expect(answer.headers.get('keep-alive')).toBe('timeout=130');
  });

  it('is closed when nothing comes for as long as was set', async () => {
    shop = await openShop({ KEEP_ALIVE_TIMEOUT_MS: '200' });
    const visitor = connect(Number(new URL(shop.url).port), '127.0.0.1').resume();
    visitor.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(visitor, 'end');
    visitor.destroy();
  });
});
