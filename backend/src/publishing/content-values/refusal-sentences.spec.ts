import { describe, expect, it } from '@jest/globals';
import { contentFolder } from '@lectern/catalogue/content';
import { checkValues } from '@lectern/catalogue/values';
import { sitePalettes } from '@lectern/ui/tokens';

import { sentenceIn } from '../../platform/http/sentence-catalogues.js';
import { loadSentences } from '../../sentences.js';
import { refusalSentence } from './refusal-sentences.js';

const { surface, accent } = sitePalettes.study.light;

const refusalOf = async (pointer: string, written: string) => {
  const value = { file: 'look.json', pointer, value: written, base: null, schemaVersion: 1 };
  const [found] = await checkValues(contentFolder, [], [value]);
  return found ? refusalSentence(found) : '';
};

describe('Refusals of a color', () => {
  loadSentences();

  it.each([
    ['ink', surface],
    ['muted', surface],
    ['accent', surface],
    ['accent', 'red'],
    ['onAccent', accent],
    ['background', '#a0a0a0'],
  ])('are whole sentences in English and German for %s', async (role, color) => {
    const sentence = await refusalOf(`/colors/light/${role}`, color);
    expect(sentence).toMatch(/^The color (?:is too close to “[A-Z][a-z ]+”|must be )/);
    expect(sentenceIn('de', sentence)).toMatch(/^Die Farbe (?:ist zu nah an „|muss )[^"]+\.$/);
  });

  it('leave other texts as they are', () => {
    const refusal = { file: 'site.json', pointer: '/name', message: 'must not be empty' };
    expect(refusalSentence(refusal)).toBe('The text must not be empty.');
  });
});
