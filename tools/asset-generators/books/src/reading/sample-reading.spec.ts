import { describe, expect, it } from '@jest/globals';
import { readBlocks } from '../manuscript/blocks.js';
import { sampleManuscript, sampleSection } from '../samples/sample-edition.js';
import { sampleReading } from './sample-reading.js';

const last = sampleSection({ id: 'closing', number: null, title: 'The rest', epigraph: null, blocks: [] });

describe('a sample for the reader in the page @S2-samples-and-trailers-11', () => {
  const reading = sampleReading(sampleManuscript({ sections: [sampleSection(), last] }));

  it('says what it is, how long it is, and which parts can be gone to', () => {
    expect(reading).toMatchObject({
      title: 'Begin & “End”',
      label: '1',
      author: 'A. Writer',
      language: 'en-US',
    });
    expect(reading.wordCount).toBeGreaterThan(20);
    expect(reading.contents).toEqual([
      { id: 'sample-part-1', title: 'A heading' },
      { id: 'sample-part-2', title: 'Questions' },
      { id: 'sample-part-3', title: 'The rest' },
    ]);
    for (const { id, title } of reading.contents)
      expect(reading.html).toContain(`<h3 id="${id}">${title}</h3>`);
  });

  it('sets what a book sets: epigraph, first words, quotation, pause, list and closing part', () => {
    for (const part of [
      '<blockquote class="epigraph">\n<p>Look.</p>',
      '<p class="opening"><span class="first-words">“Begin,”</span> she said',
      '<p class="source"><cite>Psalm',
      '<hr class="scene-break"/>',
      '<ol>\n<li>First</li>',
      '<section class="closing" aria-labelledby="sample-part-2">',
      '<section class="last" aria-labelledby="sample-part-3">',
    ]) {
      expect(reading.html).toContain(part);
    }
  });

  it('begins with a large initial if enough lines fit beside it', () => {
    const opening = (text: string) => {
      const blocks = readBlocks(text, 'one.md', 1, 'en-US');
      return sampleReading(sampleManuscript({ sections: [sampleSection({ blocks })] })).html;
    };
    const long = 'The thermometer was my idea, and I would like that on the record. '.repeat(3);
    expect(opening(long)).toContain('<p class="opening initial">');
    expect(opening('I am afraid of one bridge.')).toContain('<p class="opening">');
    expect(opening(`I'd say so. ${long}`)).toContain('<p class="opening">');
  });

  it('puts notes at the end, each with its way there and back', () => {
    expect(reading.html).toContain('id="sample-mark-1" href="#sample-note-1" aria-label="Note 1">1</a>');
    expect(reading.html).toContain('<aside role="doc-footnote" id="sample-note-1">');
    expect(reading.html).toContain(
      'href="#sample-mark-1" aria-label="Back to the text">1.</a> A <em>note</em>',
    );
  });

  it('keeps every word of a manuscript from being markup, and the words of ePubs out of the page', () => {
    expect(reading.html).toContain('&lt;angle&gt;');
    expect(reading.html).not.toContain('epub:');
  });

  it('counts notes and parts through all chapters, so that no id comes twice', () => {
    const two = sampleReading(
      sampleManuscript({
        sections: [sampleSection(), sampleSection({ id: '02-on', number: 2, title: 'On' }), last],
      }),
    );
    const ids = [...two.html.matchAll(/ id="(?<id>[^"]+)"/g)].map((match) => match.groups?.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(two.html).toContain('<h3 id="sample-part-3">On</h3>');
    expect(two.html).toContain('id="sample-note-2"');
  });

  it('names the parts as they are read, without markup', () => {
    const blocks = readBlocks('Words.\n\n## Salt & *light*', 'one.md', 1, 'en-US');
    const { contents, html } = sampleReading(sampleManuscript({ sections: [sampleSection({ blocks })] }));
    expect(contents[0]?.title).toBe('Salt & light');
    expect(html).toContain('>Salt &amp; <em>light</em></h3>');
  });
});
