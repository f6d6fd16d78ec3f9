import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readManuscript } from './read-manuscript.js';

const BOOK = `---
title: A Book
author: A. Writer
language: en-US
published: 2024-11-15
description: About it.
edition: First
---

About her.
`;
const chapter = (title: string, more = '') => `---\ntitle: ${title}\n${more}---\n\nWords.\n`;

describe('a manuscript folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'manuscript-'));
    write('book.md', BOOK);
    write('01-one.md', chapter('One'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const read = () => readManuscript('a-book', folder);

  it('numbers the chapters and nothing else', () => {
    write('02-before.md', chapter('Between', 'kind: introduction\n'));
    write('03-two.md', chapter('Two'));
    expect(read().sections.map(({ id, number }) => [id, number])).toEqual([
      ['01-one', 1],
      ['02-before', null],
      ['03-two', 2],
    ]);
  });

  it('numbers nothing when the book says so', () => {
    write('book.md', BOOK.replace('edition', 'numbered: no\nedition'));
    expect(read().sections.map(({ number }) => number)).toEqual([null]);
  });

  it('leaves out what the author left out', () => {
    expect(read()).toMatchObject({ subtitle: null, dedication: null, epigraph: null, keywords: [] });
  });

  it.each([
    ['a missing title', 'book.md', BOOK.replace('title: A Book\n', ''), 'book.md:1: "title" is missing'],
    [
      'a key it does not know',
      'book.md',
      BOOK.replace('edition', 'editoin'),
      'book.md:1: "edition" is missing',
    ],
    [
      'a misspelt key',
      '01-one.md',
      chapter('One', 'knid: notes\n'),
      '01-one.md:3: "knid" is not a key of this file',
    ],
    [
      'a kind it does not know',
      '01-one.md',
      chapter('One', 'kind: coda\n'),
      '01-one.md:3: "kind" must be one of',
    ],
    [
      'a date in words',
      'book.md',
      BOOK.replace('2024-11-15', 'last May'),
      'book.md:5: "published" must look like',
    ],
    ['no front matter', '01-one.md', 'Words.', '01-one.md:1: begin the file with "---"'],
    ['broken front matter', '01-one.md', '---\ntitle: "One\n---\nWords.', '01-one.md:'],
    ['an empty chapter', '01-one.md', '---\ntitle: One\n---\n', '01-one.md:2: there is nothing to read'],
    [
      'a chapter without a number',
      'two.md',
      chapter('Two'),
      'two.md:1: name chapters 01-in-small-letters.md',
    ],
    [
      'text that cannot be set',
      '01-one.md',
      `${chapter('One')}\n~~no~~`,
      '01-one.md:7: a book cannot hold struck',
    ],
  ])('refuses %s, naming file and line', (_, name, text, message) => {
    write(name, text);
    expect(read).toThrow(`content/books/a-book/manuscript/${message}`);
  });
});
