import type { Bookmark, RoadmapStep } from '@lectern/api-client/legal';
import { Button, Icon, VisuallyHidden } from '@lectern/ui';
import { iconButtonCss } from '@lectern/ui/tokens';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { fill, hasTag, tagsOf } from './roadmap-state.js';
import { TagFilter, tagLook, TagForm } from './tag-form.js';
import { useRoadmap } from './use-roadmap.js';

export const PanelHeading = styled.h2`
  margin-bottom: var(--space-1);
  font-size: var(--text-heading-4);
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
`;

const Removed = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  margin-bottom: var(--space-2);
  padding: var(--space-2);
  border: 1px dashed var(--color-edge);
  border-radius: var(--radius-small);
  font: 400 0.9375rem/1.45 var(--font-control);
`;

const Empty = styled.p`
  color: var(--color-muted);
`;

interface BookmarksPanelProps {
  bookmarks: readonly Bookmark[];
  /** Steps of the open roadmap: bookmarks of their topics link to them. */
  steps: readonly RoadmapStep[];
}

export function BookmarksPanel({ bookmarks, steps }: BookmarksPanelProps) {
  const { words, removed, mark, unmark } = useRoadmap();
  const [wanted, setWanted] = useState<string | null>(null);
  const [isFocusRequested, setFocusRequested] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const tags = tagsOf(bookmarks);
  const tag = tags.find((each) => each === wanted) ?? null;
  const shown = tag ? bookmarks.filter((each) => hasTag(each, tag)) : bookmarks;
  const [last] = removed;

  useEffect(() => {
    // The pressed button has disappeared with its bookmark.
    if (isFocusRequested && last) undo.current?.focus();
    setFocusRequested(false);
  }, [isFocusRequested, last]);

  return (
    <section aria-labelledby={titleId} data-screen-only="">
      <PanelHeading id={titleId} ref={heading} tabIndex={-1}>
        {words.bookmarks.heading}
      </PanelHeading>
      {last ? (
        <Removed>
          <p>{fill(words.bookmarks.removedText, { title: last.title })}</p>
          <Button
            ref={undo}
            $look="quiet"
            onClick={() => {
              mark(last);
              heading.current?.focus();
            }}
          >
            {words.bookmarks.undoLabel}
          </Button>
        </Removed>
      ) : null}
      {tags.length > 0 ? <TagFilter tags={tags} chosen={tag} onChoice={setWanted} /> : null}
      {shown.length > 0 ? (
        <List>
          {shown.map((bookmark) => (
            <BookmarkItem
              key={bookmark.id}
              bookmark={bookmark}
              knownTags={tags}
              step={steps.find(({ topicId }) => topicId === bookmark.topicId)}
              onRemove={() => {
                setFocusRequested(true);
                unmark(bookmark);
              }}
            />
          ))}
        </List>
      ) : (
        <Empty>{words.bookmarks.emptyText}</Empty>
      )}
    </section>
  );
}

const Item = styled.li`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-small);
  background: var(--color-surface);
`;

const Head = styled.div`
  display: flex;
  gap: var(--space-1);
  align-items: flex-start;
  justify-content: space-between;
  line-height: 1.35;
  small {
    display: block;
    color: var(--color-muted);
    font: 400 0.875rem/1.4 var(--font-control);
  }
`;

const Remove = styled.button`
  ${iconButtonCss}
  margin: -0.5rem -0.5rem 0 0;
  color: var(--color-muted);
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-half);
  button {
    ${tagLook}
    svg {
      width: 1em;
      height: 1em;
    }
  }
`;

interface BookmarkItemProps {
  bookmark: Bookmark;
  knownTags: readonly string[];
  step: RoadmapStep | undefined;
  onRemove(): void;
}

function BookmarkItem({ bookmark, knownTags, step, onRemove }: BookmarkItemProps) {
  const { words, setTags } = useRoadmap();
  const { title, tags, bookId, resourceType } = bookmark;
  const path = bookId ? words.books[bookId]?.path : step && `#step-${step.id}`;
  return (
    <Item>
      <Head>
        <div>
          {path ? <a href={path}>{title}</a> : title}
          <small>{words.bookmarks.kinds[resourceType]}</small>
        </div>
        <Remove type="button" onClick={onRemove}>
          <Icon name="close" />
          <VisuallyHidden>{fill(words.bookmarks.removeLabel, { title })}</VisuallyHidden>
        </Remove>
      </Head>
      {tags.length > 0 ? (
        <Tags>
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={fill(words.bookmarks.removeTagLabel, { tag, title })}
                onClick={() =>
                  setTags(
                    bookmark,
                    tags.filter((each) => each !== tag),
                  )
                }
              >
                {tag}
                <Icon name="close" />
              </button>
            </li>
          ))}
        </Tags>
      ) : null}
      <TagForm bookmark={bookmark} knownTags={knownTags} />
    </Item>
  );
}
