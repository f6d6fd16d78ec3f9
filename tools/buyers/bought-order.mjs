import { randomUUID } from 'node:crypto';

import { claim, clickBuy, exchange, pay, productsOn } from './shop-client.mjs';
import { someAddress } from './some-address.mjs';

/**
 * Buys an e-book on a site that takes practice cards.
 * @param {string} siteUrl
 * @returns {Promise<string>} the path of its order's page, which is secret
 */
export async function boughtOrder(siteUrl) {
  /** @type {import('./shop-client.mjs').Send} */
  const send = (url, { content, headers, method } = {}) => {
    const length = content ? { 'content-length': Buffer.byteLength(content) } : {};
    const own = { 'x-forwarded-for': someAddress(), ...headers, ...length };
    return exchange(siteUrl + url, { method, headers: own }, content);
  };
  const product = (await productsOn(send)).find(({ type }) => type === 'ebook');
  if (!product) throw new Error('The site sells no e-book.');
  const secret = await clickBuy(send, { email: `${randomUUID()}@example.com`, key: randomUUID(), product });
  await pay(send, secret, 'pm_card_visa');
  return (await claim(send, secret)).orderUrl;
}
