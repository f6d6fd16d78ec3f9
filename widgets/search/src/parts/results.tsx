import type { SearchTexts } from '@lectern/widget-kit';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import type { SearchResult } from '../finding/find-results.js';
import type { WayTo } from '../ways.js';
import { ResultOption } from './result-option.js';

interface ResultsProps {
  ref: Ref<HTMLDivElement>;
  texts: SearchTexts;
  words: readonly string[];
  results: readonly SearchResult[];
  listId: string;
  active: number | null;
  optionId(at: number): string;
  wayTo: WayTo;
  imageSrcOf(path: string): string;
  onActive(at: number): void;
}

/** The list below the field. The focus stays in the field; what is active is marked. */
export function Results(props: ResultsProps): ReactNode {
  const { ref, texts, words, results, listId, active, optionId, wayTo, imageSrcOf, onActive } = props;
  return (
    <List ref={ref} id={listId} role="listbox" aria-label={texts.resultsLabel} tabIndex={-1}>
      {results.map((result, at) => (
        <ResultOption
          key={`${result.type} ${result.id}`}
          id={optionId(at)}
          result={result}
          words={words}
          typeLabel={texts.typeLabels[result.type]}
          isActive={at === active}
          way={wayTo(result.url)}
          imageSrc={result.image && imageSrcOf(result.image)}
          onActive={() => onActive(at)}
        />
      ))}
    </List>
  );
}

const List = styled.div`
  padding: 8px;
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus {
    outline: none;
  }
`;
