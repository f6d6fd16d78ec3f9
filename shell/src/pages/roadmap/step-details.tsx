import type { Bookmark, RoadmapStep } from '@lectern/api-client/legal';
import { Icon, VisuallyHidden } from '@lectern/ui';
import { iconButtonCss } from '@lectern/ui/tokens';
import { styled } from 'styled-components';

import { isSameMarked, type Marked } from './roadmap-state.js';
import { useRoadmap } from './use-roadmap.js';

const Part = styled.section`
  h4 {
    margin-bottom: var(--space-half);
    font: 600 0.9375rem/1.4 var(--font-control);
  }
  ul {
    display: grid;
    gap: var(--space-half);
    padding-left: 1.1em;
    list-style: disc;
  }
  li::marker {
    color: var(--color-accent);
  }
`;

const Book = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
`;

interface StepDetailsProps {
  step: RoadmapStep;
  bookmarks: readonly Bookmark[];
}

export function StepDetails({ step, bookmarks }: StepDetailsProps) {
  const { words } = useRoadmap();
  const { keyPoints, furtherSources, bookReferences } = step;
  const books = bookReferences.flatMap((id) => {
    const book = words.books[id];
    return book ? [{ id, ...book }] : [];
  });
  return (
    <>
      {keyPoints.length > 0 ? (
        <Part>
          <h4>{words.step.pointsHeading}</h4>
          <ul>
            {keyPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Part>
      ) : null}
      {books.length > 0 ? (
        <Part>
          <h4>{words.step.booksHeading}</h4>
          <ul>
            {books.map(({ id, title, path }) => (
              <li key={id}>
                <Book>
                  <a href={path}>{title}</a>
                  <MarkButton marked={{ topicId: null, bookId: id }} title={title} bookmarks={bookmarks} />
                </Book>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {furtherSources.length > 0 ? (
        <Part>
          <h4>{words.step.sourcesHeading}</h4>
          <ul>
            {furtherSources.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="noreferrer">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
    </>
  );
}

const Toggle = styled.button`
  ${iconButtonCss}
  color: var(--color-muted);
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
      <Icon name="mark" />
      <VisuallyHidden>
        {words.step.markLabel}: {title}
      </VisuallyHidden>
    </Toggle>
  );
}
