import type { Bookmark } from '@lectern/api-client/legal';
import { Button, fieldCss, FieldError } from '@lectern/ui';
import { choiceChipCss } from '@lectern/ui/tokens';
import { type FormEvent, useId, useState } from 'react';
import { styled, css } from 'styled-components';

import { fill, hasTag } from './roadmap-state.js';
import { useRoadmap } from './use-roadmap.js';
import { maxTagCharacters, maxTags } from './roadmap-rules.js';

const Row = styled.form`
  display: flex;
  gap: var(--space-1);
  > button {
    padding-inline: 1rem;
  }
`;

const Text = styled.input`
  ${fieldCss}
  min-width: 0;
`;

interface TagFormProps {
  bookmark: Bookmark;
  knownTags: readonly string[];
}

/** Adds a tag; an existing one changes nothing. */
export function TagForm({ bookmark, knownTags }: TagFormProps) {
  const { words, setTags } = useRoadmap();
  const [written, setWritten] = useState('');
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const { tags, title } = bookmark;

  function add(event: FormEvent): void {
    event.preventDefault();
    const tag = written.trim();
    if (tag === '') return;
    if (tag.length > maxTagCharacters || tags.length >= maxTags) return setRefused(true);
    setWritten('');
    if (!hasTag(bookmark, tag)) setTags(bookmark, [...tags, tag]);
  }

  return (
    <div>
      <Row onSubmit={add}>
        <Text
          value={written}
          list={`${id}-known`}
          placeholder={words.bookmarks.tagPlaceholder}
          aria-label={fill(words.bookmarks.tagLabel, { title })}
          aria-invalid={isRefused ? true : undefined}
          aria-describedby={isRefused ? `${id}-problem` : undefined}
          autoComplete="off"
          onChange={({ target }) => {
            setWritten(target.value);
            setRefused(false);
          }}
        />
        <datalist id={`${id}-known`}>
          {knownTags.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <Button type="submit" $look="quiet">
          {words.bookmarks.addTagLabel}
        </Button>
      </Row>
      {isRefused ? <FieldError id={`${id}-problem`}>{words.bookmarks.tagProblem}</FieldError> : null}
    </div>
  );
}

export const tagLook = css`
  ${choiceChipCss}
  overflow-wrap: anywhere;
`;

const TagRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: center;
  margin-bottom: var(--space-2);
  font: 500 0.875rem/1.4 var(--font-control);
  button {
    ${tagLook}
  }
`;

interface TagFilterProps {
  tags: readonly string[];
  /** Null for all tags. */
  chosen: string | null;
  onChoice(tag: string | null): void;
}

export function TagFilter({ tags, chosen, onChoice }: TagFilterProps) {
  const { bookmarks: words } = useRoadmap().words;
  const labelId = useId();
  return (
    <TagRow role="group" aria-labelledby={labelId}>
      <span id={labelId}>{words.filterLabel}</span>
      <button type="button" aria-pressed={chosen === null} onClick={() => onChoice(null)}>
        {words.allLabel}
      </button>
      {tags.map((tag) => (
        <button key={tag} type="button" aria-pressed={chosen === tag} onClick={() => onChoice(tag)}>
          {tag}
        </button>
      ))}
    </TagRow>
  );
}
