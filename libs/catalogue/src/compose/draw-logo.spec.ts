import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { standardLook } from '@lectern/ui/tokens';
import sharp from 'sharp';

import { PictureStore } from '../pictures/picture-store.js';
import { drawLogo } from './draw-logo.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-logo-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function svg(name: string, width: number, height: number, fill: string): Promise<string> {
  const file = path.join(folder, `${name}.svg`);
  await writeFile(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 3}" fill="${fill}"/></svg>`,
  );
  return file;
}

async function photo(name: string, width: number, height: number): Promise<string> {
  const file = path.join(folder, `${name}.jpg`);
  const plain = sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
  await writeFile(file, await plain.jpeg().toBuffer());
  return file;
}

async function draw(light?: string, dark?: string) {
  const store = new PictureStore([path.join(folder, 'drawn')]);
  const drawn = await drawLogo({ look: standardLook, logoFiles: { light, dark } }, store);
  return { ...drawn, files: store.publicFiles };
}

describe('drawLogo', () => {
  it('has no logo without a picture', async () => {
    expect(await draw()).toMatchObject({ files: new Map() });
  });

  it.each([
    ['a wide one', 1200, 100, { width: 240, height: 20 }],
    ['a tall one', 100, 400, { width: 12, height: 48 }],
    ['a square one', 64, 64, { width: 48, height: 48 }],
    ['a small one', 20, 10, { width: 96, height: 48 }],
    ['a line', 4000, 8, { width: 240, height: 1 }],
  ])('fits a drawing into the head of a page: %s', async (name, width, height, size) => {
    const { logo, files } = await draw(await svg(name, width, height, '#7a1f2b'));
    expect(logo?.light).toMatchObject(size);
    const { format, width: pixels } = await sharp(files.get(logo?.light.src ?? '') ?? '').metadata();
    expect([format, pixels]).toEqual(['webp', expect.closeTo(size.width * 3, -1)]);
    expect((await sharp(files.get(logo?.light.pngSrc ?? '') ?? '').metadata()).format).toBe('png');
  });

  it('does not enlarge a photograph', async () => {
    const { logo } = await draw(await photo('small', 90, 30));
    expect(logo?.light).toMatchObject({ width: 90, height: 30, color: null });
  });

  it('gives it a ground in the scheme that would hide it', async () => {
    const plates = async (light: string, dark?: string) => (await draw(light, dark)).logo?.plates;
    const oxblood = await svg('oxblood', 300, 60, '#7a1f2b');
    const white = await svg('white', 300, 60, '#ffffff');
    expect(await plates(oxblood)).toEqual({ light: false, dark: true });
    expect(await plates(await svg('green', 300, 60, '#1f5138'))).toEqual({ light: false, dark: true });
    expect(await plates(white)).toEqual({ light: true, dark: false });
    expect(await plates(oxblood, white)).toEqual({ light: false, dark: false });
    expect(await plates(await photo('paper', 300, 60))).toEqual({ light: false, dark: false });
  });

  it('is the mark too if it is square', async () => {
    const { mark } = await draw(await svg('seal', 300, 290, '#7a1f2b'));
    expect(mark).toContain(`fill="${standardLook.colors.light.surface}"`);
    expect(mark).toContain('data:image/png;base64,');
    expect((await draw(await svg('banner', 300, 60, '#7a1f2b'))).mark).toBeNull();
  });
});
