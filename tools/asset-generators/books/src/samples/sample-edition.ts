import { setText } from '@lectern/typography';
import { readBlocks } from '../manuscript/blocks.js';
import { ManuscriptError } from '../manuscript/front-matter.js';
import type { Manuscript, Section } from '../manuscript/manuscript.js';
import type { Sample } from './read-samples.js';

/** Every kind of thing a manuscript can hold, for the specs of both formats. */
const BODY = `"Begin," she said, with #hash, $sum$, \\*stars\\*, \\<angle> & [brackets], a back\\\\slash and @mark[^n].

## A heading

> Be still.
>
> — Psalm 46:10 (KJV)

1. First
2. Second

***

The end: [a link](https://example.org/?a=1&b=2).

[^n]: A *note* with "quotes".

## Questions

- Who?`;

export function sampleSection(change: Partial<Section> = {}): Section {
  return {
    id: '01-begin',
    kind: 'chapter',
    number: 1,
    title: 'Begin & “End”',
    runningTitle: 'Begin',
    epigraph: { text: [{ type: 'text', text: 'Look.' }], source: [{ type: 'text', text: 'A source' }] },
    blocks: readBlocks(BODY, '01-begin.md', 1, 'en-US'),
    isFree: false,
    ...change,
  };
}

export function sampleManuscript(change: Partial<Manuscript> = {}): Manuscript {
  return {
    bookId: 'sample',
    title: 'A Sample #1',
    subtitle: 'With <angles>',
    author: 'A. Writer',
    language: 'en-US',
    published: '2024-11-15',
    description: 'A “sample” & more.',
    keywords: ['peace', 'quiet'],
    edition: 'First',
    isComplete: true,
    dedication: [{ type: 'text', text: 'For you' }],
    epigraph: null,
    copyright: [[{ type: 'text', text: 'All rights' }]],
    closingHeading: 'Questions',
    aboutHeading: 'About the author',
    aboutAuthor: [{ type: 'paragraph', children: [{ type: 'text', text: 'She writes.' }] }],
    sections: [
      sampleSection(),
      sampleSection({ id: '02-after', kind: 'afterword', number: null, title: 'After' }),
    ],
    ...change,
  };
}

const place = 'content/downloads.json';

/**
 * The part of a manuscript that a sample gives away, as a small book of its own.
 *
 * @param isWhollyFree for what was written to be given away
 * @throws ManuscriptError when a chapter is not there, or its author has not marked it `free: yes`
 */
export function sampleEdition(manuscript: Manuscript, sample: Sample, isWhollyFree: boolean): Manuscript {
  const { chapters, closing, edition, fileName } = sample;
  const refuse = (problem: string): never => {
    throw new ManuscriptError(place, 1, `${fileName}: ${problem}`);
  };
  if (chapters === null && !isWhollyFree) refuse('a book is for sale: name the chapters of the sample');
  const chosen = (chapters ?? manuscript.sections.map(({ id }) => id)).map((name): Section => {
    const section = manuscript.sections.find(({ id }) => id === name);
    if (!section) return refuse(`there is no chapter "${name}" in ${sample.from}`);
    if (!section.isFree && !isWhollyFree)
      refuse(`the chapter "${name}" is for sale; write "free: yes" at its head if you give it away`);
    return section;
  });
  const title = setText(closing.title, manuscript.language);
  const last: Section = {
    id: 'closing',
    kind: 'chapter',
    number: null,
    title,
    runningTitle: title,
    epigraph: null,
    blocks: readBlocks(closing.paragraphs.join('\n\n'), place, 1, manuscript.language),
    isFree: true,
  };
  // A few pages need not be dedicated.
  const front = isWhollyFree ? {} : { dedication: null, epigraph: null };
  return {
    ...manuscript,
    ...front,
    edition: setText(edition, manuscript.language),
    sections: [...chosen, last],
  };
}
