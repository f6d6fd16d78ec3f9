import type { ReactNode, Ref } from 'react';
import type { SearchResult } from '../finding/find-results.js';
import type { LoadedIndex } from '../index/load-index.js';
import type { WayTo } from '../ways.js';
import { Failure } from './failure.js';
import { Hint } from './hint.js';
import { Loading } from './loading.js';
import { NothingFound } from './nothing-found.js';
import { Results } from './results.js';
import { VisuallyHidden } from './surfaces.js';

interface AnswerProps {
  /** The list of results. */
  ref: Ref<HTMLDivElement>;
  index: LoadedIndex | null;
  hasFailed: boolean;
  /** Of the query, folded. */
  words: readonly string[];
  results: readonly SearchResult[];
  listId: string;
  active: number | null;
  optionId(at: number): string;
  wayTo: WayTo;
  imageSrcOf(path: string): string;
  onActive(at: number): void;
  onRetry(): void;
  onSuggestion(suggestion: string): void;
}

/** What stands below the field, and is said of it to those who do not see it. */
export function Answer({ index, hasFailed, words, onRetry, onSuggestion, ...list }: AnswerProps): ReactNode {
  if (hasFailed) return <Failure wayTo={list.wayTo} onRetry={onRetry} />;
  if (!index) return <Loading />;
  const { texts } = index;
  const count = list.results.length;
  const { one, other } = texts.foundTexts;
  const foundText = (count === 1 ? one : other).replace('{count}', String(count));
  return (
    <>
      {words.length === 0 && <Hint texts={texts} onSuggestion={onSuggestion} />}
      {words.length > 0 && count === 0 && <NothingFound texts={texts} wayTo={list.wayTo} />}
      {count > 0 && <Results {...list} words={words} texts={texts} />}
      <VisuallyHidden role="status">
        {words.length > 0 && (count > 0 ? foundText : texts.emptyHeading)}
      </VisuallyHidden>
    </>
  );
}
