import { describe, expect, it } from '@jest/globals';
import { siteColors } from '@lectern/ui/tokens';
import { kinds, readSettings } from './settings.js';

const read = (written: Record<string, string>, kind: keyof typeof kinds = 'buy') =>
  readSettings((name) => written[name] ?? null, kinds[kind], siteColors);

describe('attributes of an embed', () => {
  it('have defaults', () => {
    const { settings, problems } = read({ product: 'fear-not' });
    expect(settings).toEqual({
      product: 'fear-not',
      mode: 'inline',
      theme: 'auto',
      accent: undefined,
      radius: undefined,
      minHeightPx: kinds.buy.minHeightPx,
      isEager: false,
    });
    expect(problems).toEqual([]);
  });

  it('are taken as written if they are valid', () => {
    const written = { product: 'fear-not', mode: 'dialog', theme: 'dark', accent: '#FFD166', radius: '6px' };
    const { settings, problems } = read({ ...written, 'min-height': '400', loading: 'eager' });
    expect(settings).toEqual({
      product: 'fear-not',
      mode: 'dialog',
      theme: 'dark',
      accent: '#ffd166',
      radius: 6,
      minHeightPx: 400,
      isEager: true,
    });
    expect(problems).toEqual([]);
  });

  it.each([
    ['mode', 'popup', 'mode', 'inline'],
    ['theme', 'neon', 'theme', 'auto'],
    ['radius', '99', 'radius', undefined],
    ['radius', '1em', 'radius', undefined],
    ['min-height', '20', 'minHeightPx', kinds.buy.minHeightPx],
    ['loading', 'never', 'isEager', false],
    ['accent', 'red', 'accent', undefined],
    ['product', '../admin', 'product', undefined],
  ] as const)(
    'fall back to the default with a problem if %s is %s @S3-embeds-4',
    (name, text, setting, fallback) => {
      const { settings, problems } = read({ product: 'fear-not', [name]: text });
      expect(settings[setting]).toBe(fallback);
      expect(problems).toEqual([`invalid-${name}`]);
    },
  );

  it('reject an accent color that is unreadable in the theme', () => {
    const yellow = (theme: string) => read({ product: 'fear-not', theme, accent: '#ffd166' });
    expect(yellow('dark').problems).toEqual([]);
    expect(yellow('light')).toMatchObject({
      settings: { accent: undefined },
      problems: ['low-contrast-accent'],
    });
  });

  it('accept an accent color that is readable in one of the visitor’s color schemes', () => {
    expect(read({ product: 'fear-not', accent: '#ffd166' }).problems).toEqual([]);
    expect(read({ product: 'fear-not', accent: '#808080' }).problems).toEqual(['low-contrast-accent']);
  });

  it('require a product only if the widget sells', () => {
    expect(read({}).problems).toEqual(['missing-product']);
    expect(read({}, 'questionnaire').problems).toEqual([]);
  });
});
