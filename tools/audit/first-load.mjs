import { gzipSync } from 'node:zlib';

const scriptPattern = /(?:rel="modulepreload"[^>]*href|<script type="module"[^>]*src)="([^"]+)"/g;

/**
 * What a page's head asks for before the page lives.
 * @param {string} siteUrl
 * @param {string} html
 * @returns {Promise<number>} bytes of its scripts, gzipped
 */
export async function firstLoadBytes(siteUrl, html) {
  const addresses = new Set([...html.matchAll(scriptPattern)].map(([, address = '']) => address));
  const sizes = await Promise.all(
    [...addresses].map(async (address) => {
      const answer = await fetch(new URL(address, siteUrl));
      return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
