import { request as open } from 'node:http';

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string[]} rawHeaders names and values in turn, as they came
 * @property {Buffer} body as it came, compressed or not
 */

/**
 * One request over Node's own HTTP client, which the Stripe SDK uses too: neither side of a comparison has the
 * faster client. Nothing is unpacked and nothing followed.
 * @param {string} url
 * @param {import('node:http').RequestOptions} [options]
 * @param {string} [content]
 * @returns {Promise<Answer>}
 */
export async function exchange(url, options = {}, content = '') {
  /** @type {import('node:http').IncomingMessage} */
  const response = await new Promise((resolve, reject) => {
    open(url, options, resolve).once('error', reject).end(content);
  });
  const chunks = await response.toArray();
  return { status: response.statusCode ?? 0, rawHeaders: response.rawHeaders, body: Buffer.concat(chunks) };
}
