import { Keywords } from './keywords.js';
import { Retailers } from './retailers.js';
import type { SalesWords } from './sales.words.js';

/** The end of the page: the other shops, and what the book is about. */
export function WhereElse({ words }: { words: SalesWords }) {
  return (
    <>
      <Retailers words={words} />
      <Keywords words={words} />
    </>
  );
}
