import { sentencesOf } from '@lectern/speech';
import { describe, expect, it } from '@jest/globals';
import { openings } from '../openings.js';
import { pages, partContent } from '../index.js';
import { cutOpening, plainParagraphs } from './read-openings.js';

describe('the opening of a book', () => {
  it('exists for every book with a recording, and takes two to three minutes to read', () => {
    const { books } = partContent('audio-previews', pages['audio-previews']).words.generator;
    expect(openings.map(({ bookId, title }) => ({ bookId, title }))).toEqual(books);
    for (const { paragraphs } of openings) {
      const words = paragraphs.join(' ').split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(365);
      expect(words).toBeLessThanOrEqual(460);
    }
  });

  it('consists of whole sentences of plain text, without markup', () => {
    for (const { paragraphs } of openings) {
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[^*_#>[\]"]+[.!?…:][”’)]*$/u);
      for (const { text } of sentencesOf(paragraphs)) expect(text.length).toBeLessThan(420);
    }
  });

  it('has a hash of its text and a baseline JPEG cover', () => {
    expect(new Set(openings.map(({ textHash }) => textHash)).size).toBe(openings.length);
    for (const { textHash, coverJpegBase64 } of openings) {
      expect(textHash).toMatch(/^[0-9a-f]{64}$/);
      expect(Buffer.from(coverJpegBase64, 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    }
  });
});

describe('a chapter read aloud', () => {
  it('reads headings as sentences and quotations with their source, and skips pauses and notes', () => {
    const chapter = [
      '## What was the matter',
      '***',
      'There was *one* bowl,[^1] and **it** was [yellow](https://a.example).',
      '> What time I am afraid,\n> I will trust in thee.\n>\n> — Psalm 56:3 (KJV)',
      '- Flour\n- "Butter" -- cold',
      '[^1]: A note.',
    ].join('\n\n');
    expect(plainParagraphs(chapter, 'en')).toEqual([
      'What was the matter.',
      'There was one bowl, and it was yellow.',
      'What time I am afraid, I will trust in thee. Psalm\u00A056:3.',
      'Flour',
      '“Butter” – cold',
    ]);
  });

  it('stops after a paragraph, or within a long one', () => {
    const sentence = `Words ${'and '.repeat(48)}end. `;
    const short = cutOpening(Array.from({ length: 20 }, () => sentence.trim()));
    expect(short).toHaveLength(8);
    expect(cutOpening([sentence.repeat(20).trim()])[0]?.split(' ')).toHaveLength(450);
  });
});
