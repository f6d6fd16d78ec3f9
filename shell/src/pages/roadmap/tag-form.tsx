import type { Bookmark } from '@lectern/api-client/legal';
import { Button, controlFrame, FieldError } from '@lectern/ui';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { fill } from './fill.js';
import { hasTag } from './roadmap-state.js';
import { useRoadmap } from './use-roadmap.js';

const LONGEST = 40;
const MOST = 10;

const Row = styled.form`
  display: flex;
  gap: var(--space-1);
  > button {
    padding-inline: 1rem;
  }
`;

const Text = styled.input`
  ${controlFrame}
  min-width: 0;
  font-size: 1rem;
`;

interface TagFormProps {
  bookmark: Bookmark;
  knownTags: readonly string[];
}

/** One more tag; one that is there already changes nothing. */
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
    if (tag.length > LONGEST || tags.length >= MOST) return setRefused(true);
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
