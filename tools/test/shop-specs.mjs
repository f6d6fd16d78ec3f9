import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What one realm cannot give: jobs of the test's own, which every shop after it would miss, and other deadlines. */
const NEEDS_A_REALM = /\bdefineJob\(|\bjest\.setTimeout\(/;

/**
 * The specs that open a whole shop. To load one takes some five seconds, so they share what is loaded: they run in bare
 * Node, a few processes for all, instead of a realm for each.
 * @param {string} root of the repository
 * @returns {string[]} patterns of their paths
 */
export function shopSpecs(root) {
  const folder = path.join(root, 'backend', 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.integration.spec.ts'))
    .filter((spec) => {
      const text = readFileSync(path.join(folder, spec), 'utf8');
      return text.includes('testing/running-shop.js') && !NEEDS_A_REALM.test(text);
    })
    .map((spec) => `/backend/src/${spec.replaceAll(path.sep, '/').replaceAll('.', '\\.')}$`);
}
