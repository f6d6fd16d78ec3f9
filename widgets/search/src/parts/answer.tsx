import type { SearchTexts } from '@lectern/widget-kit';
import { color, radius, Skeleton, typeface } from '@lectern/widget-look';
import { type ReactNode, type Ref, useId } from 'react';
import { styled } from 'styled-components';

import type { SearchResult } from '../finding/find-results.js';
import * as m from '../messages.en.js';
import type { LoadedIndex } from '../index/load-index.js';
import { Results } from './results.js';
import { VisuallyHidden, Line, Message, ChoiceButton, ChoiceLink, Row } from './surfaces.js';
import type { LinkPropsOf } from '../search-links.js';

interface AnswerProps {
  ref: Ref<HTMLDivElement>;
  index: LoadedIndex | null;
  hasFailed: boolean;
  words: readonly string[];
  results: readonly SearchResult[];
  /** The query with typos corrected; undefined without typos. */
  suggestion: string | undefined;
  listId: string;
  active: number | null;
  optionId(at: number): string;
  linkTo: LinkPropsOf;
  imageSrcOf(path: string): string;
  onActive(at: number): void;
  onRetry(): void;
  onSuggestion(suggestion: string): void;
}

export function Answer(props: AnswerProps): ReactNode {
  const { index, hasFailed, words, suggestion, onRetry, onSuggestion, ...list } = props;
  if (hasFailed) return <Failure linkTo={list.linkTo} onRetry={onRetry} />;
  if (!index) return <Loading hasQuery={words.length > 0} />;
  const { texts } = index;
  const count = list.results.length;
  const { one, other } = texts.foundTexts;
  const foundText = (count === 1 ? one : other).replace('{count}', String(count));
  return (
    <>
      {words.length === 0 && <Hint texts={texts} onSuggestion={onSuggestion} />}
      {suggestion && <DidYouMean suggestion={suggestion} onSuggestion={onSuggestion} />}
      {words.length > 0 && count === 0 && <NothingFound texts={texts} linkTo={list.linkTo} />}
      {count > 0 && <Results {...list} words={words} texts={texts} />}
      <VisuallyHidden role="status">
        {[
          words.length > 0 && (count > 0 ? foundText : texts.emptyHeading),
          suggestion && `${m.suggestion.didYouMean} ${suggestion}?`,
        ]
          .filter(Boolean)
          .join(' ')}
      </VisuallyHidden>
    </>
  );
}

/** Suggests a corrected query. It is never applied automatically. */
function DidYouMean({ suggestion, onSuggestion }: Pick<HintProps, 'onSuggestion'> & { suggestion: string }) {
  return (
    <Message>
      <Row>
        <span>{m.suggestion.didYouMean}</span>
        <ChoiceButton type="button" onClick={() => onSuggestion(suggestion)}>
          {suggestion}
        </ChoiceButton>
      </Row>
    </Message>
  );
}

function Failure({ linkTo, onRetry }: { linkTo: LinkPropsOf; onRetry(): void }): ReactNode {
  return (
    <Message>
      <Line role="alert">{m.loading.failed}</Line>
      <Row>
        <ChoiceButton type="button" onClick={onRetry}>
          {m.loading.retry}
        </ChoiceButton>
        {m.loading.links.map(({ label, path }) => (
          <ChoiceLink key={path} {...linkTo(path)}>
            {label}
          </ChoiceLink>
        ))}
      </Row>
    </Message>
  );
}

interface HintProps {
  texts: SearchTexts;
  onSuggestion(suggestion: string): void;
}

function Hint({ texts, onSuggestion }: HintProps): ReactNode {
  const labelId = useId();
  return (
    <Message>
      <Line>{texts.hintText}</Line>
      <Row role="group" aria-labelledby={labelId}>
        <Label id={labelId}>{texts.suggestionsLabel}</Label>
        {texts.suggestions.map((suggestion) => (
          <ChoiceButton key={suggestion} type="button" onClick={() => onSuggestion(suggestion)}>
            {suggestion}
          </ChoiceButton>
        ))}
      </Row>
      <Keys>{texts.keysText}</Keys>
    </Message>
  );
}

const Label = styled.span`
  flex-basis: 100%;
  color: ${color.muted};
  font-size: 0.9375rem;
`;

/** Only useful with a keyboard. */
const Keys = styled.p`
  margin: 0;
  color: ${color.muted};
  font-size: 0.875rem;
  @media (pointer: coarse) {
    display: none;
  }
`;

/** The shape of what follows: results of a kept query, or the hint with its suggestions. */
function Loading({ hasQuery }: { hasQuery: boolean }): ReactNode {
  return (
    <Message role="status">
      <VisuallyHidden>{m.loading.text}</VisuallyHidden>
      {hasQuery ? (
        [1, 2, 3].map((row) => (
          <ResultShape key={row}>
            <TileShape />
            <span>
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </span>
          </ResultShape>
        ))
      ) : (
        <>
          <Skeleton />
          <Row>
            {[1, 2, 3, 4].map((pill) => (
              <PillShape key={pill} />
            ))}
          </Row>
        </>
      )}
    </Message>
  );
}

const ResultShape = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: 14px;
  > span {
    display: grid;
    gap: 8px;
    align-content: center;
  }
  span span:nth-child(1) {
    inline-size: 22%;
  }
  span span:nth-child(2) {
    inline-size: 52%;
  }
`;

const TileShape = styled(Skeleton)`
  block-size: 66px;
`;

const PillShape = styled(Skeleton)`
  inline-size: 7rem;
  block-size: 44px;
  border-radius: ${radius.pill};
`;

function NothingFound({ texts, linkTo }: { texts: SearchTexts; linkTo: LinkPropsOf }): ReactNode {
  return (
    <Message>
      <div>
        <Title>{texts.emptyHeading}</Title>
        <Line>{texts.emptyText}</Line>
      </div>
      <Row>
        {texts.links.map(({ label, path }) => (
          <ChoiceLink key={path} {...linkTo(path)}>
            {label}
          </ChoiceLink>
        ))}
      </Row>
    </Message>
  );
}

const Title = styled.p`
  margin: 0 0 4px;
  font: 560 1.25rem/1.3 ${typeface.title};
`;
