import { describe, expect, it } from '@jest/globals';
import { siteColors, sitePalettes, standardLook } from '@lectern/ui/tokens';

import { contentFolder } from '../content.js';
import { inLookColors } from '../pictures/look-colors.js';
import { siteOrnament } from '../pictures/site-ornament.js';
import { fitValues } from './fit-values.js';
import type { Json, OwnerValue } from './owner-value.js';
import { checkValues, readFields } from './read-with-values.js';

const value = (pointer: string, written: Json, base: Json = null): OwnerValue => ({
  ...{ file: 'look.json', pointer, base },
  value: written,
  schemaVersion: 1,
});
const green = [value('/colors/light/accent', '#1d4d35', '#7a1f2b'), value('/corners', 'square', 'soft')];

describe('the look of a site', () => {
  it('is the standard one if the owner chose nothing', async () => {
    const { content } = await fitValues(contentFolder, []);
    expect(content.look).toEqual(standardLook);
  });

  it('has a field for each color and choice', async () => {
    const { fields } = await readFields(contentFolder, []);
    const kinds = fields
      .filter(({ file }) => file === 'look.json')
      .map(({ pointer, kind }) => [pointer, kind]);
    expect(kinds.filter(([, kind]) => kind === 'color')).toHaveLength(12);
    expect(kinds).toContainEqual(['/colors/dark/onAccent', 'color']);
    expect(kinds.filter(([, kind]) => kind === 'choice').map(([pointer]) => pointer)).toEqual([
      '/typefaces',
      '/ornament',
      '/corners',
    ]);
  });

  it('follows the owner’s values, also on books without a palette of their own', async () => {
    const { content, findings } = await fitValues(contentFolder, green);
    expect(findings).toEqual([]);
    expect(content.look.colors.light.accent).toBe('#1d4d35');
    expect(content.look.colors.light.ink).toBe(siteColors.light.ink);
    expect(content.look.corners).toBe('square');
  });

  it.each([
    ['text on its ground', '/colors/light/ink', '#cccccc', 'is too close to "background" to be readable'],
    ['text on buttons', '/colors/dark/onAccent', '#ffffff', 'is too close to "accent" to be readable'],
    ['what is no color', '/colors/light/accent', 'red', 'must be a color such as #0F4C5C'],
    ['unknown fonts', '/typefaces', 'comic', 'must be one of "study"'],
  ])('refuses %s that cannot be read', async (_name, pointer, written, message) => {
    const findings = await checkValues(contentFolder, [], [value(pointer, written)]);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ pointer, kind: 'unfit' });
    expect(findings[0]?.message).toContain(message);
  });

  it('refuses a ground on which error messages cannot be read', async () => {
    const black = ['ink', 'muted', 'accent'].map((role) => value(`/colors/light/${role}`, '#000000'));
    const gray = value('/colors/light/background', '#a0a0a0');
    const findings = await checkValues(contentFolder, [], [...black, gray]);
    expect(findings).toMatchObject([{ pointer: '/colors/light/background', kind: 'unfit' }]);
    expect(findings[0]?.message).toContain('must be lighter');
  });
});

describe('A drawing in the standard colors', () => {
  const mark =
    '<svg><style>.a{fill:#7A1F2B}.b{fill:#FBF7F0}@media (prefers-color-scheme:dark){.a{fill:#E7A0A6}}</style></svg>';

  it('stays as it is in them', () => {
    expect(inLookColors(mark, standardLook.colors)).toBe(mark);
  });

  it('follows the look in both schemes', () => {
    const { light, dark } = sitePalettes.forest;
    const drawn = inLookColors(mark, sitePalettes.forest);
    expect(drawn).toContain(`.a{fill:${light.accent}}.b{fill:${light.background}}`);
    expect(drawn).toContain(`dark){.a{fill:${dark.accent}}`);
  });

  it('keeps colors of its own', () => {
    expect(inLookColors('<path fill="#0b5394"/>', sitePalettes.plum)).toBe('<path fill="#0b5394"/>');
  });
});

describe('siteOrnament', () => {
  const own = '<svg><style>.a{fill:#7A1F2B}</style></svg>';
  const colors = { ...siteColors, light: { ...siteColors.light, accent: '#1d4d35' } };

  it('is the drawing of the content, in the accent', () => {
    expect(siteOrnament(standardLook, own)).toBe(own);
    expect(siteOrnament({ ...standardLook, colors }, own)).toContain('fill:#1d4d35');
  });

  it('is one of the drawn ones in both accents, or none', () => {
    const wave = siteOrnament({ ...standardLook, colors, ornament: 'wave' }, own);
    expect(wave).toContain('#1d4d35');
    expect(wave).toContain(siteColors.dark.accent);
    expect(siteOrnament({ ...standardLook, ornament: 'none' }, own)).toBe('');
  });
});
