import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { QrCode } from './qr-code.js';

describe('a QR code', () => {
  it('is drawn square by square as it is encoded, has a name, and stays small', () => {
    const text = `https://eleanormarsh.example/orders/${'a'.repeat(100)}`;
    const svg = renderToStaticMarkup(QrCode({ text, label: 'The link' }));
    expect(svg).toContain('role="img" aria-label="The link"');
    const { data } = encode(text, { ecc: 'L', border: 2 });
    const drawn = data.map((row) => row.map(() => false));
    for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
      drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
    expect(drawn).toEqual(data);
    expect(svg.length).toBeLessThan(12_000);
  });
});
