import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { QrCode } from './qr-code.js';

describe('A QR code', () => {
  it('draws each encoded module, has a label, and is small', () => {
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
