import type { SearchTexts } from '@lectern/widget-kit';
import { color, Icon, radius, typeface } from '@lectern/widget-look';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

import type { SearchResult } from '../finding/find-results.js';
import { markedParts } from '../finding/marked-parts.js';
import { typePaths } from './type-paths.js';
import type { LinkPropsOf, LinkProps } from '../search-links.js';

interface ResultsProps {
  ref: Ref<HTMLDivElement>;
  texts: SearchTexts;
  words: readonly string[];
  results: readonly SearchResult[];
  listId: string;
  active: number | null;
  optionId(at: number): string;
  linkTo: LinkPropsOf;
  imageSrcOf(path: string): string;
  onActive(at: number): void;
}

/** The list below the field. The focus stays in the field; the active result is marked. */
export function Results(props: ResultsProps): ReactNode {
  const { ref, texts, words, results, listId, active, optionId, linkTo, imageSrcOf, onActive } = props;
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
          way={linkTo(result.url)}
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

interface ResultOptionProps {
  id: string;
  result: SearchResult;
  words: readonly string[];
  typeLabel: string;
  isActive: boolean;
  way: LinkProps;
  imageSrc: string | undefined;
  onActive(): void;
}

function ResultOption(props: ResultOptionProps): ReactNode {
  const { id, result, words, typeLabel, isActive, way, imageSrc, onActive } = props;
  return (
    <Option
      {...way}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      // Pointer events, so that a list moving under a resting pointer changes nothing.
      onPointerMove={() => isActive || onActive()}
    >
      <Tile>
        {imageSrc ? (
          <img src={imageSrc} alt="" width="44" height="66" />
        ) : (
          <Icon path={typePaths[result.type]} sizePx={24} />
        )}
      </Tile>
      <span>
        <Type>{typeLabel}</Type>{' '}
        <Title>
          <Marked text={result.title} words={words} />
        </Title>{' '}
        <Excerpt>
          <Marked text={result.description} words={words} />
        </Excerpt>
      </span>
    </Option>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }): ReactNode {
  return markedParts(text, words).map(({ text: part, isMarked }, at) =>
    isMarked ? <Mark key={at}>{part}</Mark> : <span key={at}>{part}</span>,
  );
}

const Option = styled.a`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: 14px;
  align-items: start;
  padding: 12px;
  border-inline-start: 3px solid transparent;
  border-radius: ${radius.small};
  color: ${color.ink};
  text-decoration: none;
  &:hover {
    color: ${color.ink};
  }
  &[aria-selected='true'] {
    background: ${color.wash};
    border-inline-start-color: ${color.accent};
  }
  /* In forced colors nothing is transparent, and all backgrounds are equal. */
  @media (forced-colors: active) {
    border-inline-start-color: Canvas;
    &[aria-selected='true'] {
      border-inline-start-color: Highlight;
    }
  }
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  min-block-size: 44px;
  overflow: hidden;
  border-radius: ${radius.small};
  color: ${color.accent};
  background: color-mix(in srgb, ${color.accent} 10%, transparent);
  img {
    display: block;
    inline-size: 44px;
    block-size: 66px;
    object-fit: cover;
  }
`;

const Type = styled.span`
  display: block;
  color: ${color.accent};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.4;
`;

const Title = styled.span`
  display: block;
  font: 560 1.125rem/1.3 ${typeface.title};
`;

const Excerpt = styled.span`
  display: -webkit-box;
  margin-block-start: 2px;
  overflow: hidden;
  color: ${color.muted};
  font-size: 0.9375rem;
  line-height: 1.45;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Mark = styled.mark`
  color: ${color.ink};
  background: color-mix(in srgb, ${color.accent} 18%, transparent);
`;
