import { readBlocks } from '../manuscript/blocks.js';
import { ManuscriptError } from '../manuscript/manuscript-error.js';
import type { Manuscript, Section } from '../manuscript/manuscript.js';
import { setLine } from '../manuscript/typography.js';
import type { Sample } from './read-samples.js';

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
  const title = setLine(closing.title);
  const last: Section = {
    id: 'closing',
    kind: 'chapter',
    number: null,
    title,
    runningTitle: title,
    epigraph: null,
    blocks: readBlocks(closing.paragraphs.join('\n\n'), place, 1),
    isFree: true,
  };
  // A few pages need not be dedicated.
  const front = isWhollyFree ? {} : { dedication: null, epigraph: null };
  return { ...manuscript, ...front, edition: setLine(edition), sections: [...chosen, last] };
}
