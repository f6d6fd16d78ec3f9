import { Readable } from 'node:stream';

import { describe, expect, it } from '@jest/globals';

import { OLD_SITE, wxr, type WxrPost } from '../../testing/exports.js';
import type { ExportedText } from './exported-text.js';
import { readWordpress } from './read-wordpress.js';

async function textsOf(...posts: readonly WxrPost[]): Promise<ExportedText[]> {
  const part = { name: 'export.xml', open: async () => Readable.from([Buffer.from(wxr(...posts))]) };
  const texts: ExportedText[] = [];
  for await (const entry of readWordpress([part])) if (!('fault' in entry)) texts.push(entry);
  return texts;
}

describe('A gallery of WordPress', () => {
  it('becomes figures of its pictures', async () => {
    const pictureOf = (id: number, { parent = 0, order = 0, name = `${id}.jpg` } = {}) => ({
      id,
      type: 'attachment',
      status: 'inherit',
      parent,
      meta: { _wp_attachment_image_alt: `A "${id}"` },
      more: `<wp:menu_order>${order}</wp:menu_order><wp:attachment_url>${OLD_SITE}/up/${name}</wp:attachment_url>`,
    });
    const figure = (id: number) =>
      `<figure><img src="${OLD_SITE}/up/${id}.jpg" alt="A &quot;${id}&quot;"></figure>`;
    const texts = await textsOf(
      {
        id: 1,
        html: 'One [gallery ids="22, 21,99" size="large"] two [gallery] [galleryx] [gallery ids="98"]',
      },
      { id: 2, html: '[gallery columns="2" exclude="23"]' },
      { id: 3, html: '[gallery' },
      pictureOf(21),
      pictureOf(22, { parent: 2, order: 2 }),
      pictureOf(23, { parent: 2, order: 0 }),
      pictureOf(24, { parent: 2, order: 1 }),
      pictureOf(25, { parent: 2, name: '25.pdf' }),
    );
    expect(texts.map(({ html }) => html)).toEqual([
      `One \n\n${figure(22)}\n\n${figure(21)}\n\n two [gallery] [galleryx] [gallery ids="98"]`,
      `\n\n${figure(24)}\n\n${figure(22)}\n\n`,
      '[gallery',
    ]);
  });

  it('cannot make a text grow without end', async () => {
    const pictures = Array.from({ length: 200 }, (_, at) => ({
      id: at + 10,
      type: 'attachment',
      parent: 1,
      more: `<wp:attachment_url>${OLD_SITE}/up/${at}.jpg</wp:attachment_url>`,
    }));
    const [text] = await textsOf({ id: 1, html: '[gallery]'.repeat(1_000) }, ...pictures);
    expect(text?.html.match(/<figure>/g)).toHaveLength(200);
  });
});
