import { useId } from 'react';
import { css, styled } from 'styled-components';
import { useRoadmap } from './use-roadmap.js';

export const tagLook = css`
  min-height: 2.75rem;
  padding: 0.25rem 0.875rem;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-pill);
  background: transparent;
  font: 500 0.875rem/1.4 var(--font-control);
  overflow-wrap: anywhere;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: center;
  margin-bottom: var(--space-2);
  font: 500 0.875rem/1.4 var(--font-control);
  button {
    ${tagLook}
    &[aria-pressed='true'] {
      border-color: transparent;
      background: var(--color-accent);
      color: var(--color-on-accent);
    }
  }
`;

interface TagFilterProps {
  tags: readonly string[];
  /** Null for all of them. */
  chosen: string | null;
  onChoice(tag: string | null): void;
}

export function TagFilter({ tags, chosen, onChoice }: TagFilterProps) {
  const { bookmarks: words } = useRoadmap().words;
  const labelId = useId();
  return (
    <Row role="group" aria-labelledby={labelId}>
      <span id={labelId}>{words.filterLabel}</span>
      <button type="button" aria-pressed={chosen === null} onClick={() => onChoice(null)}>
        {words.allLabel}
      </button>
      {tags.map((tag) => (
        <button key={tag} type="button" aria-pressed={chosen === tag} onClick={() => onChoice(tag)}>
          {tag}
        </button>
      ))}
    </Row>
  );
}
