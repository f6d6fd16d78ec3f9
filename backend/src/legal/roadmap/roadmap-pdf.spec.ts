import { beforeAll, describe, expect, it } from '@jest/globals';

import type { PrintedRoadmap } from './roadmap-pdf.js';
import { PdfkitRoadmap } from './roadmap-pdf.pdfkit.js';

const step = (number: number): PrintedRoadmap['steps'][number] => ({
  title: `Open every envelope, and put them in the order of their dates (${number})`,
  description:
    'What a creditor writes is less dreadful when it lies in a row. Put what has a date in front, what comes from a court in front of that, and what only shouts at the back.',
  facts: ['First', 'About 40 minutes', 'Needs no background', 'Not started'],
  keyPoints: [
    'A summons has a date by which a court wants to hear from you; nothing else in the pile is as urgent as that.',
    'Keep the envelopes: a postmark can matter.',
    'Write down whom you owe, how much, and since when.',
  ],
  books: ['Fresh Start'],
  why: 'Here because you are thinking about bankruptcy, and because it has to be soon.',
  furtherSources: [
    { label: 'United States Courts: bankruptcy basics', url: 'https://www.uscourts.gov/' },
    { label: 'Legal aid near you', url: 'https://www.lawhelp.org/' },
  ],
  notes:
    number === 1
      ? 'Łukasz has the blue folder.\nAsk about the car: Żaneta’s name is on the title, too. Привет'
      : '',
});

const ROADMAP: PrintedRoadmap = {
  notices: ['This is information, not legal advice.'],
  madeOn: 'November 22, 2026',
  keptUntil: 'November 22, 2027',
  steps: [1, 2, 3, 4, 5, 6, 7].map(step),
  bookmarks: [{ title: 'Fresh Start', tags: ['for Monday'], description: 'Chapter five.' }],
};

/** Plain text of the file: its XMP packet and dictionaries. */
const plain = (pdf: Buffer) => pdf.toString('latin1');

describe('Roadmap PDF', () => {
  let pdf: Buffer;
  beforeAll(async () => {
    pdf = await new PdfkitRoadmap().print(ROADMAP);
  });

  it('declares title, language, and PDF/UA conformance', () => {
    expect(plain(pdf).slice(0, 8)).toBe('%PDF-1.7');
    expect(plain(pdf)).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(plain(pdf)).toContain('/Lang (en-US)');
    expect(plain(pdf)).toContain('/DisplayDocTitle true');
    expect(plain(pdf)).toContain('Your roadmap: Eleanor Marsh');
  });

  it('tags headings, lists, and links in reading order, and marks decoration as artifacts', () => {
    const count = (tag: string) => plain(pdf).match(new RegExp(`/S /${tag}\\b`, 'g'))?.length ?? 0;
    expect(count('H1')).toBe(1);
    expect(count('H2')).toBe(ROADMAP.steps.length + 1);
    expect(count('H3')).toBe(1);
    expect(count('L')).toBe(2 * ROADMAP.steps.length + 1);
    expect(count('Link')).toBe(2 * ROADMAP.steps.length);
    expect(plain(pdf)).toContain('https://www.lawhelp.org/');
  });

  it('embeds its fonts as subsets', () => {
    const fonts = new Set([...plain(pdf).matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name]) => name));
    expect(fonts).toEqual(
      new Set([
        ...['InstrumentSans-Medium', 'Fraunces-Light', 'Fraunces-Regular'],
        ...['Newsreader-Regular', 'Newsreader-Italic', 'NotoSerif-Regular'],
      ]),
    );
    expect(pdf.length).toBeLessThan(150_000);
  });

  it('can be made of very long notes alone', async () => {
    const [first] = ROADMAP.steps;
    const steps = [{ ...first!, keyPoints: [], books: [], furtherSources: [], notes: 'Long. '.repeat(700) }];
    const long = await new PdfkitRoadmap().print({ ...ROADMAP, steps, bookmarks: [] });
    expect(plain(long).match(/\/Type \/Page\b/g)?.length).toBe(2);
  });
});
