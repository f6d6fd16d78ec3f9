import type { Bookmark, RoadmapStep } from '@lectern/api-client/legal';
import { Icon, VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../navigation/site-link.js';
import { fill } from './fill.js';
import { TagForm } from './tag-form.js';
import { tagLook } from './tag-filter.js';
import { useRoadmap } from './use-roadmap.js';

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
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin: -0.5rem -0.5rem 0 0;
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
  color: var(--color-muted);
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-half);
  button {
    ${tagLook}
    display: inline-flex;
    align-items: center;
    gap: var(--space-half);
    svg {
      width: 1em;
      height: 1em;
    }
  }
`;

interface BookmarkItemProps {
  bookmark: Bookmark;
  knownTags: readonly string[];
  /** Where the topic stands in the roadmap that is shown. */
  step: RoadmapStep | undefined;
  onRemove(): void;
}

export function BookmarkItem({ bookmark, knownTags, step, onRemove }: BookmarkItemProps) {
  const { words, setTags } = useRoadmap();
  const { title, tags, bookId, resourceType } = bookmark;
  const path = bookId ? words.books[bookId]?.path : step && `#step-${step.id}`;
  return (
    <Item>
      <Head>
        <div>
          {path ? <SiteLink href={path}>{title}</SiteLink> : title}
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
