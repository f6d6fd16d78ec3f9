import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { artworks } from './artworks.js';
import { birdCount, flights } from './covers/fresh-start.js';
import { lights } from './covers/fear-not.js';
import { strokeCount, wood } from './covers/women-teach.js';
import { loadFaces } from './lettering.js';

const covers = [...artworks].filter(([, { file }]) => file.startsWith('books/')).map(([name]) => name);
const bytesAllowed = 150_000;
const drawn = new Map<string, string>();

beforeAll(async () => {
  const faces = await loadFaces();
  for (const [name, artwork] of artworks) drawn.set(name, artwork.draw(faces));
});

describe('the numbers the books promise', () => {
  it('lights 116 lamps on the road of Fear Not, all of them on the page', () => {
    const lamps = lights();
    expect(lamps).toHaveLength(116);
    for (const { centre, radius } of lamps) {
      expect(centre[0] - radius).toBeGreaterThan(0);
      expect(centre[0] + radius).toBeLessThan(640);
      expect(centre[1] + radius).toBeLessThan(960);
    }
  });

  it('builds the pulpit of ten strokes: nine of wood and the flame', () => {
    expect(wood()).toHaveLength(9);
    expect(strokeCount).toBe(10);
  });

  it('frees 21 entries from the ledger, one for each concept of the first chapter', () => {
    expect(flights()).toHaveLength(birdCount);
    expect(birdCount).toBe(21);
  });
});

describe('every cover', () => {
  it('exists for each of the eight books', () => {
    expect(covers).toHaveLength(8);
  });

  it.each(covers)('%s is 2:3, needs no font and nothing from elsewhere, and is light', (name) => {
    const svg = drawn.get(name) ?? '';
    expect(svg).toContain('viewBox="0 0 640 960"');
    expect(svg).not.toMatch(/<(text|script|image|filter|foreignObject)\b/);
    expect(svg).not.toMatch(/href="(?!#)/);
    expect(svg).not.toContain('NaN');
    expect(svg.length).toBeLessThan(bytesAllowed);
  });
});

describe('the files in content/', () => {
  it.each([...artworks])('hold what the program draws: %s', async (name, artwork) => {
    const kept = await readFile(resolve(import.meta.dirname, '../../../content', artwork.file), 'utf8');
    // Compared as a boolean: a diff of two drawings tells nobody anything.
    expect(drawn.get(name) === kept).toBe(true);
  });
});
