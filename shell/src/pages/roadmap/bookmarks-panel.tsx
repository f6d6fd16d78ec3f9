import type { Bookmark, RoadmapStep } from '@lectern/api-client/legal';
import { Button } from '@lectern/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { BookmarkItem } from './bookmark-item.js';
import { fill } from './fill.js';
import { hasTag, tagsOf } from './roadmap-state.js';
import { TagFilter } from './tag-filter.js';
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
  /** Of the roadmap that is shown: a topic among them is reached by a link. */
  steps: readonly RoadmapStep[];
}

export function BookmarksPanel({ bookmarks, steps }: BookmarksPanelProps) {
  const { words, removed, mark, unmark } = useRoadmap();
  const [wanted, setWanted] = useState<string | null>(null);
  const [isFocusWished, setFocusWished] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const tags = tagsOf(bookmarks);
  const tag = tags.find((each) => each === wanted) ?? null;
  const shown = tag ? bookmarks.filter((each) => hasTag(each, tag)) : bookmarks;
  const [last] = removed;

  useEffect(() => {
    // The button that was pressed is gone with its bookmark.
    if (isFocusWished && last) undo.current?.focus();
    setFocusWished(false);
  }, [isFocusWished, last]);

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
                setFocusWished(true);
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
