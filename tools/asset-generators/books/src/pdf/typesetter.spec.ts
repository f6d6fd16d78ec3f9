import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CoverArt } from '../cover-art.js';
import { readBlocks } from '../manuscript/blocks.js';
import { sampleManuscript, sampleSection } from '../samples/sample-edition.js';
import { Typesetter } from './typesetter.js';

const COVER: CoverArt = { svg: null, alt: 'The cover', accent: '#0F4C5C', paper: '#EFF5F3' };
const DRAWN = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"><path d="M0 0h2v3H0z"/></svg>',
);

/** Reads an element of the XMP packet, which is plain text in the file. */
function described(pdf: Buffer, element: string): string | undefined {
  const xmp = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(pdf.toString('utf8'))?.[0] ?? '';
  return new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(xmp)?.[1]?.replace(/<[^>]+>/g, '');
}

describe('the PDF of a book', () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    typesetter = await Typesetter.start();
  });

  it('says what it is and who wrote it', () => {
    const pdf = typesetter.pdf(sampleManuscript(), COVER);
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(described(pdf, 'dc:title')).toBe('A Sample #1');
    expect(described(pdf, 'dc:creator')).toBe('A. Writer');
    expect(described(pdf, 'dc:language')).toBe('en-US');
    expect(described(pdf, 'pdf:Keywords')).toBe('peace, quiet');
    expect(described(pdf, 'xmp:CreateDate')).toBe('2024-11-15T00:00:00Z');
  });

  it('meets the standard for readers who listen', () => {
    expect(described(typesetter.pdf(sampleManuscript(), COVER), 'pdfuaid:part')).toBe('1');
  });

  it('gives every chapter a page of its own, in a trim of 5.5 by 8.25 inches', () => {
    const pages = (count: number) => {
      const blocks = readBlocks('A short one.', 'short.md', 1, 'en-US');
      const sections = Array.from({ length: count }, (_, index) =>
        sampleSection({ number: index + 1, blocks }),
      );
      return typesetter.pdf(sampleManuscript({ sections }), COVER).toString('latin1');
    };
    const trimmed = (pdf: string) => pdf.match(/\/MediaBox \[0 0 396 594\]/g)?.length ?? 0;
    expect(trimmed(pages(4)) - trimmed(pages(3))).toBe(1);
  });

  it('sets titles in other alphabets, and says which characters it cannot set', async () => {
    const title = 'Łódź, Київ, Ἀρχή, שלום';
    const wide = await Typesetter.start(title);
    expect(described(wide.pdf(sampleManuscript({ title }), COVER), 'dc:title')).toBe(title);
    expect(() => wide.pdf(sampleManuscript({ title: '第一' }), COVER)).toThrow(
      'sample could not be set: no font has 第, 一',
    );
  });

  it('is the same to the byte when nothing changed', () => {
    const once = typesetter.pdf(sampleManuscript(), COVER);
    expect(typesetter.pdf(sampleManuscript(), COVER).equals(once)).toBe(true);
  });

  it('carries the drawn cover', () => {
    const plain = typesetter.pdf(sampleManuscript(), COVER);
    expect(typesetter.pdf(sampleManuscript(), { ...COVER, svg: DRAWN }).equals(plain)).toBe(false);
  });

  it('draws the text of a typographic cover as outlines', () => {
    const svg = typesetter.coverSvg(sampleManuscript(), COVER);
    expect(svg).toContain('<path');
    expect(svg).not.toContain('<text');
  });

  it('refuses a character that its fonts do not have, rather than print a box', () => {
    const strange = sampleManuscript({ subtitle: 'Peace 平安' });
    expect(() => typesetter.pdf(strange, COVER)).toThrow();
  });
});
