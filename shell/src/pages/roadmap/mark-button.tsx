import type { Bookmark } from '@lectern/api-client/legal';
import { VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';
import { PageIcon } from './page-icons.js';
import { isSameMarked, type Marked } from './roadmap-state.js';
import { useRoadmap } from './use-roadmap.js';

const Toggle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid transparent;
  border-radius: var(--radius-pill);
  background: none;
  color: var(--color-muted);
  &:hover {
    border-color: var(--color-edge);
  }
  &[aria-pressed='true'] {
    color: var(--color-accent);
    path {
      fill: currentColor;
    }
  }
`;

interface MarkButtonProps {
  marked: Marked;
  title: string;
  bookmarks: readonly Bookmark[];
}

/** Puts a topic or a book among the bookmarks, or takes it out. */
export function MarkButton({ marked, title, bookmarks }: MarkButtonProps) {
  const { words, mark, unmark } = useRoadmap();
  const bookmark = bookmarks.find((each) => isSameMarked(each, marked));
  return (
    <Toggle
      type="button"
      data-screen-only=""
      aria-pressed={bookmark !== undefined}
      onClick={() => (bookmark ? unmark(bookmark) : mark(marked))}
    >
      <PageIcon name="bookmark" />
      <VisuallyHidden>
        {words.step.markLabel}: {title}
      </VisuallyHidden>
    </Toggle>
  );
}
