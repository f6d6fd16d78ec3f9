import { describe, expect, it } from '@jest/globals';

import { checkBook, sampleBook } from '../../../testing/check-book.js';
import { createPdf } from '../../../testing/create-books.js';

const check = (content: Buffer) => checkBook('pdf', content);

describe('A protected PDF', () => {
  it('is accepted if it opens without a password (R7)', async () => {
    const file = await sampleBook('owner-password-no-editing.pdf');
    expect(await check(file)).toMatchObject({ pages: 3, isProtected: true });
    expect(await check(await createPdf({ ownerPassword: 'quiet' }))).toMatchObject({ isProtected: true });
    expect(await check(await createPdf())).toMatchObject({ isProtected: false });
  });

  it('is rejected with advice if it asks for a password (R7)', async () => {
    for (const locks of [{ userPassword: 'quiet' }, { userPassword: 'quiet', ownerPassword: 'loud' }])
      expect(await check(await createPdf(locks))).toBe(
        'asks for a password before it opens, so your readers couldn’t read it. Please save it again without security.',
      );
  });
});

describe('Bytes after the end of a PDF', () => {
  it('are ignored if the PDF is complete (R15)', async () => {
    expect(await check(await sampleBook('zeros-behind-eof.pdf'))).toMatchObject({
      pages: expect.any(Number),
    });
    const whole = await createPdf({ pages: 3 });
    const behind = [
      Buffer.alloc(300_000),
      Buffer.from('\n<!-- Served in 0.03 s -->\n'),
      Buffer.from(`<br /><b>Warning</b>: ${'Undefined index. '.repeat(200)}`),
      Buffer.alloc(11_200, 0xc3),
      Buffer.from('\r\n'.repeat(5_000)),
    ];
    for (const more of behind) expect(await check(Buffer.concat([whole, more]))).toMatchObject({ pages: 3 });
    const withoutLast = whole.subarray(0, whole.lastIndexOf('%%EOF'));
    expect(await check(withoutLast)).toMatchObject({ pages: 3 });
  });

  it('do not hide that the PDF is truncated (R15)', async () => {
    const whole = await createPdf({ pages: 20 });
    const half = whole.subarray(0, whole.length / 2);
    const remark = Buffer.from('<!-- done -->');
    // A truncated incremental update or linearized file.
    const update = Buffer.concat([
      whole,
      Buffer.from('\n9 0 obj\n<< /Type /Page'),
      Buffer.alloc(80_000, 'x'),
    ]);
    for (const cut of [
      half,
      Buffer.concat([half, Buffer.alloc(90_000)]),
      Buffer.concat([half, remark]),
      update,
    ])
      expect(await check(cut)).toMatch(/^is cut off/);
  });
});
