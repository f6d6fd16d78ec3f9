import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readCover } from '../covers.js';
import { drawSvg } from './raster.js';

describe('the cover in a folder', () => {
  let folder: string;
  const write = (name: string, bytes: Buffer | string) => writeFile(join(folder, name), bytes);
  const plain = (width: number, height: number, background = '#c03020') =>
    sharp({ create: { width, height, channels: 3, background } });
  const drawn = async (width = 64) => {
    const cover = await readCover(folder);
    if (!cover || !('svg' in cover)) throw new Error(JSON.stringify(cover));
    const { data, info } = await (
      await drawSvg(cover.svg, width)
    )
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ];
    return { size: [info.width, info.height], at };
  };
  const isRed = ([red = 0, green = 0]: number[]) => red > 150 && green < 100;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cover-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('may be missing', async () => {
    expect(await readCover(folder)).toBeNull();
  });

  it.each(['jpg', 'jpeg', 'png'] as const)(
    'may be a photograph, cover.%s, which replaces a drawing',
    async (extension) => {
      await write('cover.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>');
      await write(
        `cover.${extension}`,
        await plain(400, 600)
          .toFormat(extension === 'png' ? 'png' : 'jpeg')
          .toBuffer(),
      );
      const { size, at } = await drawn();
      expect([size, isRed(at(32, 48))]).toEqual([[64, 96], true]);
    },
  );

  it('is upright, whichever way the camera was held', async () => {
    const wide = plain(600, 400, '#ffffff').composite([
      { input: await plain(300, 400).png().toBuffer(), left: 0, top: 0 },
    ]);
    await write('cover.jpg', await wide.jpeg().withMetadata({ orientation: 6 }).toBuffer());
    const { size, at } = await drawn();
    expect([size, isRed(at(32, 10)), isRed(at(32, 86))]).toEqual([[64, 96], true, false]);
  });

  it('is shown whole if it has other proportions, on white where it is transparent', async () => {
    await write('cover.jpg', await plain(600, 600).jpeg().toBuffer());
    expect(isRed((await drawn()).at(2, 48))).toBe(true);
    await rm(join(folder, 'cover.jpg'));
    const clear = sharp({
      create: { width: 40, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    await write('cover.png', await clear.png().toBuffer());
    expect((await drawn()).at(30, 30)).toEqual([255, 255, 255]);
  });

  it('is rejected with a sentence at 60 megapixels', async () => {
    const bytes = await plain(8, 8).jpeg().toBuffer();
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(10_000, frame + 5);
    bytes.writeUInt16BE(6_000, frame + 7);
    await write('cover.jpg', bytes);
    expect(await readCover(folder)).toEqual({
      file: join(folder, 'cover.jpg'),
      fault: 'has 60 megapixels, but 50 are the most: save it in a smaller size',
    });
  });

  it('is rejected if it is damaged, or no picture', async () => {
    const whole = await sharp({
      create: { width: 300, height: 450, channels: 3, background: '#fff', noise: { type: 'gaussian' } },
    })
      .jpeg()
      .toBuffer();
    for (const bytes of [whole.subarray(0, whole.length / 2), 'a letter', '']) {
      await write('cover.jpg', bytes);
      expect(await readCover(folder)).toMatchObject({
        fault: expect.stringMatching(/^cannot be read as a picture/),
      });
    }
    await rm(join(folder, 'cover.jpg'));
    for (const bytes of [await plain(4, 6).png().toBuffer(), '<svg', '<html/>']) {
      await write('cover.svg', bytes);
      expect(await readCover(folder)).toEqual({
        file: join(folder, 'cover.svg'),
        fault: 'cannot be read as SVG',
      });
    }
  });
});
