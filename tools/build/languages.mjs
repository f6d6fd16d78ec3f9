import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { contentFolder, inRoot } from '../start/paths.mjs';

/** Language of the sources: bundles of other languages replace its catalogues. */
const sourceLanguage = 'en';

/** Languages of the interface: one for each catalogue of the shell. @returns {string[]} */
export const languages = () =>
  readdirSync(inRoot('shell/src')).flatMap((name) => /^messages\.(\w+)\.ts$/.exec(name)?.[1] ?? []);

/** Language of the content that a start serves. The server reports content that it cannot read. @returns {string} */
export function contentLanguage() {
  try {
    const { language } = JSON.parse(readFileSync(path.join(contentFolder(), 'site.json'), 'utf8'));
    return languages().includes(language) ? language : sourceLanguage;
  } catch {
    return sourceLanguage;
  }
}

/**
 * Replaces each module of a language that a bundle imports, such as `messages.en.ts`, by the one of its own language. A
 * catalogue that is not translated yet stays English.
 * @param {string} language
 * @returns {import('vite').Plugin}
 */
export const messagesIn = (language) => ({
  name: 'lectern:messages',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.en\.js$/ },
    handler(source, importer, options) {
      if (language === sourceLanguage) return null;
      const translated = source.replace(/\ben\.js$/, `${language}.js`);
      return this.resolve(translated, importer, { ...options, skipSelf: true });
    },
  },
});
