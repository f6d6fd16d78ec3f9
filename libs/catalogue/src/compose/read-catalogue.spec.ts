import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Catalogue } from '../catalogue.js';
import { PictureStore } from '../pictures/picture-store.js';
import { copyContent, type ContentCopy, realContent } from '../testing/content-copy.js';
import { readCatalogue } from './read-catalogue.js';

const cover =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="960"><rect width="640" height="960" fill="#0F4C5C"/></svg>';

const article = `---
title: On Quiet
excerpt: What is left when the radio is off.
category: faith
publishedDate: 2025-01-02
featured: false
keywords: [quiet]
relatedBooks: [finding-peace]
pictureAlt: A low sun over water.
---

The house was "quiet," and *so was I*.
`;

describe('reading the catalogue @S2-samples-and-trailers-21', () => {
  let content: ContentCopy;
  let catalogue: Catalogue;
  let store: PictureStore;
  const places = () => ({
    folder: content.folder,
    madeBooks: join(realContent, 'made/books'),
  });
  // Reuses the real site's pictures; only the differences below are drawn.
  const newStore = () =>
    new PictureStore([join(content.root, 'pictures'), join(realContent, 'made/pictures')]);
  const images = (from: PictureStore = store): string[] =>
    [...from.publicFiles.keys()].filter((address) => address.startsWith('/images/'));
  const fileOf = (start: string, from: PictureStore = store): string => {
    const address = [...from.publicFiles.keys()].find((each) => each.startsWith(start));
    return from.publicFiles.get(address ?? '') ?? `no ${start}`;
  };
  const pictureOf = (name: string, from?: PictureStore): string => fileOf(`/images/${name}`, from);

  beforeAll(async () => {
    content = await copyContent();
    const books = await readdir(join(content.root, 'content/books'));
    for (const id of books.filter((each) => each !== 'finding-peace')) {
      await rm(join(content.root, 'content/books', id), { recursive: true });
    }
    await content.set('content/site.json', 'bookOrder', ['finding-peace']);
    await content.set('content/books/finding-peace/detail.json', 'pictures', [{ scene: 'pair', alt: 'Two' }]);
    const articles = join(content.root, 'content/articles');
    for (const name of await readdir(articles)) await rm(join(articles, name));
    await writeFile(join(articles, 'on-quiet.md'), article);
    await content.rewrite('content/videos.json', (written) => {
      const videos = JSON.parse(written) as { highlights: { bookId: string }[] };
      const highlights = videos.highlights.filter(({ bookId }) => bookId === 'finding-peace');
      return JSON.stringify({ ...videos, highlights, others: [] });
    });
    await content.rewrite('content/pages/audio-previews.json', (written) =>
      written.replace(/"bookId": "[^"]+"/g, '"bookId": "finding-peace"'),
    );
    await content.rewrite('content/downloads.json', (written) =>
      written.replace(/"bookId": "[^"]+"/g, '"bookId": null'),
    );
    await content.rewrite('content/chat.json', (written) => {
      const chat = JSON.parse(written) as { topics: { books?: string[] }[]; books: Record<string, object> };
      const topics = chat.topics.map(({ books: _books, ...topic }) => topic);
      return JSON.stringify({ ...chat, topics, books: { 'finding-peace': chat.books['finding-peace'] } });
    });
    const legalTopics = (await readdir(join(content.root, 'content/legal-topics'))).map(
      (name) => `content/legal-topics/${name}`,
    );
    for (const file of legalTopics) {
      await content.rewrite(file, (written) =>
        written.replace(/"bookReferences": \[[^\]]*\]/g, '"bookReferences": []'),
      );
    }
    await writeFile(
      join(content.root, 'content/social-images.json'),
      JSON.stringify({ '/about': { title: 'About', text: 'Who she is.', picture: 'portrait' } }),
    );
    for (const at of [1, 2]) {
      await content.set(
        'content/pages/home.json',
        `words.bookOfTheMonth.entries.${at}.bookId`,
        'finding-peace',
      );
    }
    await writeFile(join(content.root, 'content/books/finding-peace/cover.svg'), cover);
    const photo = sharp({ create: { width: 300, height: 500, channels: 3, background: '#a06040' } });
    await writeFile(join(content.root, 'content/site/portrait.jpg'), await photo.jpeg().toBuffer());
    store = newStore();
    catalogue = await readCatalogue(places(), store);
  });
  afterAll(() => content.remove());

  it('draws the social image of a page at 1200 × 630', async () => {
    const { width, height } = await sharp(pictureOf('social-page-about')).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('cuts a photograph of the author to 4:5, and inlines the signature', async () => {
    const { portrait, signatureSvg } = catalogue.site.author;
    expect(portrait.isPhoto).toBe(true);
    const { width, height } = await sharp(pictureOf('portrait-640')).metadata();
    expect([width, height]).toEqual([640, 800]);
    expect((await sharp(pictureOf('portrait-320')).stats()).dominant.r).toBeGreaterThan(140);
    expect(signatureSvg).toMatch(/^<svg .*currentColor/);
  });

  it('draws the cover at 640 × 960, in its own colors', async () => {
    const { width, height, format } = await sharp(pictureOf('finding-peace-640')).metadata();
    expect([width, height]).toEqual([640, 960]);
    expect(['heif', 'webp']).toContain(format);
    const { dominant } = await sharp(pictureOf('finding-peace-320')).stats();
    for (const [found, drawn] of [
      [dominant.r, 0x0f],
      [dominant.g, 0x4c],
      [dominant.b, 0x5c],
    ] as const) {
      expect(Math.abs(found - drawn)).toBeLessThanOrEqual(8);
    }
  });

  it('draws a social image of 1200 × 630', async () => {
    const { width, height, format } = await sharp(pictureOf('social-finding-peace')).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  });

  it('draws a scene of the book on a table, in front of a wall in its colors', async () => {
    const picture = await sharp(pictureOf('finding-peace-pair-1200'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { data, info } = picture;
    expect([info.width, info.height]).toEqual([1200, 800]);
    const colorAt = (x: number, y: number): number[] => [
      ...data.subarray((y * info.width + x) * 3).subarray(0, 3),
    ];
    // In the middle of the front cover, and next to the book.
    const [red = 255, , blue = 0] = colorAt(440, 400);
    expect(red).toBeLessThan(60);
    expect(blue).toBeGreaterThan(60);
    expect(Math.min(...colorAt(60, 120))).toBeGreaterThan(150);
  });

  it('renders an article, draws a picture if it has none, and a social image', async () => {
    expect(catalogue.articleBodies[0]?.html).toContain(
      '<p>The house was “quiet,” and <em>so was I</em>.</p>',
    );
    expect(catalogue.articles[0]?.readMinutes).toBe(1);
    const drawn = await sharp(pictureOf('article-on-quiet-800')).metadata();
    expect([drawn.width, drawn.height]).toEqual([800, 533]);
    const shared = await sharp(pictureOf('social-article-on-quiet')).metadata();
    expect([shared.width, shared.height, shared.format]).toEqual([1200, 630, 'jpeg']);
  });

  it('makes icons under the names that old browsers and phones request', async () => {
    const icon = await readFile(fileOf('/favicon.ico'));
    expect(icon.readUInt16LE(2)).toBe(1);
    expect((await sharp(icon.subarray(22)).metadata()).width).toBe(32);
    expect((await sharp(fileOf('/apple-touch-icon.png')).metadata()).width).toBe(180);
  });

  it('publishes a film with its captions, its picture, and a poster for the screen size', async () => {
    for (const extension of ['jpg', 'mp4', 'vtt']) {
      const name = `finding-peace-trailer.${extension}`;
      expect(fileOf(`/objects/digital-files/${name}`)).toBe(join(content.folder, 'films', name));
    }
    expect((await sharp(pictureOf('film-finding-peace-trailer-480')).metadata()).height).toBe(270);
    expect(catalogue.videos.highlights).toMatchObject([
      {
        videoUrl: '/objects/digital-files/finding-peace-trailer.mp4',
        durationSeconds: 150,
        transcript: expect.arrayContaining(['Most of us treat peace as weather.']) as unknown,
      },
    ]);
  });

  it('publishes free PDFs and the free recording at their addresses, and films for the sales pages', () => {
    const attached = [...store.publicFiles.keys()].filter((address) =>
      address.startsWith('/attached_assets/f'),
    );
    expect(attached.sort()).toEqual([
      '/attached_assets/fear-not-sample.pdf',
      '/attached_assets/finding-peace-sample.pdf',
      '/attached_assets/finding-peace-trailer.mp4',
      '/attached_assets/five-verses.pdf',
      '/attached_assets/fresh-start-audio.mp3',
      '/attached_assets/fresh-start-chapter-5.pdf',
    ]);
  });

  it('offers no PDF of another content folder, whatever the files are called', async () => {
    const other = newStore();
    const { downloads, warnings } = await readCatalogue({ ...places(), madeBooks: content.root }, other);
    expect([...other.publicFiles.keys()].filter((address) => address.endsWith('.pdf'))).toEqual([]);
    expect(downloads.samples).toEqual([]);
    expect(downloads.cards.map(({ kind }) => kind)).toEqual(['audio']);
    expect(warnings.join()).toMatch(/public has no .*attached_assets\/five-verses\.pdf/);
  });

  it('draws nothing twice', async () => {
    const second = newStore();
    expect(await readCatalogue(places(), second)).toEqual(catalogue);
    expect(store.drawnCount).toBeGreaterThan(0);
    expect(second.drawnCount).toBe(0);
  });

  it('reports missing pictures when drawing is off', async () => {
    const bare = new PictureStore([join(content.root, 'nothing')], false);
    await expect(readCatalogue(places(), bare)).rejects.toThrow('run `npm run generate`');
  });

  it('draws a placeholder for a missing cover, under new names, and removes the old pictures', async () => {
    const before = images();
    await rm(join(content.root, 'content/books/finding-peace/cover.svg'));
    const second = newStore();
    await readCatalogue(places(), second);
    const covers = images(second).filter((name) => /^\/images\/finding-peace-\d/.test(name));
    // The cover, its email version, the cover of its recordings, the social image, and the scene.
    expect(second.drawnCount).toBe(5);
    expect(covers).toHaveLength(14);
    expect(covers.some((name) => before.includes(name))).toBe(false);
    const { channels } = await sharp(pictureOf('finding-peace-1280', second)).stats();
    expect(channels[0]?.stdev).toBeGreaterThan(5);
    const kept = await readdir(join(content.root, 'pictures'));
    await second.tidy();
    // Those five, and the large cover to download, which no placeholder has.
    expect(await readdir(join(content.root, 'pictures'))).toHaveLength(kept.length - 6);
  });

  it('offers the kit on a sales page only if it is made', async () => {
    const grants = await readFile(join(realContent, 'books/grant-writing/sales.json'), 'utf8');
    const kit = (JSON.parse(grants) as { sections: { kind: string }[] }).sections.find(
      ({ kind }) => kind === 'kit',
    );
    await content.rewrite('content/books/finding-peace/sales.json', (written) => {
      const sales = JSON.parse(written) as { sections: { kind: string }[] };
      return JSON.stringify({
        ...sales,
        sections: [...sales.sections.filter(({ kind }) => kind === 'buy'), kit],
      });
    });
    const kinds = async (madeBooks = places().madeBooks) => {
      const { salesPages } = await readCatalogue({ ...places(), madeBooks }, newStore());
      return salesPages[0]?.sections.map(({ kind }) => kind);
    };
    expect(await kinds()).toEqual(['buy', 'kit']);
    expect(await kinds(content.root)).toEqual(['buy']);
  });
});
