import { type SiteLanguage, site } from '@lectern/catalogue';

import { sentenceIn } from './sentence-catalogues.js';

/** Adds missing full stops, which the specification omits in some messages. */
export function joinSentences(sentences: readonly string[]): string {
  if (sentences.length < 2) return sentences.join();
  return [...new Set(sentences)].map((text) => text.replace(/(?<![.!?])$/, '.')).join(' ');
}

/** An object with some of its texts translated. @param language the site's if undefined */
export function translateTexts<Value extends object>(
  language: SiteLanguage | null | undefined,
  value: Value,
  keys: readonly (keyof Value)[],
): Value {
  const texts = keys.map((key) => [key, value[key]] as const).filter(([, text]) => typeof text === 'string');
  const own = texts.map(([key, text]) => [key, sentenceIn(language ?? site.language, String(text))]);
  return { ...value, ...Object.fromEntries(own) };
}

/** In the site's language, for public pages and calls. */
export const sentence = (english: string): string => sentenceIn(site.language, english);
