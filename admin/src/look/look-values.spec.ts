import type { ContentField } from '@lectern/api-client/admin';
import { describe, expect, it } from '@jest/globals';
import { isReadable, standardLook } from '@lectern/ui/tokens';

import { contrastsOf, lookOf, paletteOf, unreadableSchemes, valuesOf, withLook } from './look-values.js';
import { sitePalettes } from '@lectern/ui/tokens';

/** Fields of the look, as the API lists them. */
const fieldsOf = (look = standardLook): Map<string, ContentField> =>
  new Map(
    [...valuesOf(look)].map(([pointer, value]) => [
      `look.json#${pointer}`,
      { file: 'look.json', pointer, value, published: value, base: value } as ContentField,
    ]),
  );

const forest = { ...standardLook, colors: sitePalettes.forest };

describe('lookOf', () => {
  it('reads the look of a draft', () => {
    expect(lookOf(fieldsOf(forest))).toEqual(forest);
  });

  it('is the standard look without fields', () => {
    expect(lookOf(new Map())).toEqual(standardLook);
  });
});

describe('withLook', () => {
  it('adds a change for each value that differs', () => {
    const changes = withLook([], fieldsOf(), { ...standardLook, corners: 'round' });
    expect(changes).toEqual([{ file: 'look.json', pointer: '/corners', value: 'round' }]);
  });

  it('has no changes for the look that visitors see', () => {
    expect(withLook([], fieldsOf(), standardLook)).toEqual([]);
  });
});

describe('Palettes', () => {
  it('are readable in both schemes', () => {
    for (const [name, colors] of Object.entries(sitePalettes))
      expect([name, isReadable(colors.light, 'light'), isReadable(colors.dark, 'dark')]).toEqual([
        name,
        true,
        true,
      ]);
  });

  it('are recognized by their colors', () => {
    expect(paletteOf(sitePalettes.plum)).toBe('plum');
    const own = { ...sitePalettes.plum, light: { ...sitePalettes.plum.light, accent: '#123456' } };
    expect(paletteOf(own)).toBeUndefined();
  });
});

describe('Contrast', () => {
  it('is found for each pair, and missing for what is no color', () => {
    const colors = { ...standardLook.colors.light, accent: '#cccccc', muted: 'gray' };
    const contrasts = contrastsOf(colors);
    expect(contrasts.find(({ words, on }) => words === 'ink' && on === 'background')?.passes).toBe(true);
    expect(contrasts.find(({ words }) => words === 'accent')).toMatchObject({ passes: false, needed: 4.5 });
    expect(contrasts.find(({ words }) => words === 'muted')).toMatchObject({ found: null, passes: false });
    const look = { ...standardLook, colors: { ...standardLook.colors, light: colors } };
    expect(unreadableSchemes(look)).toEqual(['light']);
  });
});
