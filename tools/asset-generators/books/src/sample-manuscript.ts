import { readBlocks } from './manuscript/blocks.js';
import type { Manuscript, Section } from './manuscript/manuscript.js';

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
    blocks: readBlocks(BODY, '01-begin.md', 1),
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
    aboutAuthor: [{ type: 'paragraph', children: [{ type: 'text', text: 'She writes.' }] }],
    sections: [
      sampleSection(),
      sampleSection({ id: '02-after', kind: 'afterword', number: null, title: 'After' }),
    ],
    ...change,
  };
}
