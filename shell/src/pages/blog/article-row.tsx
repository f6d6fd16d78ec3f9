import { Badge, from, paletteClass } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../navigation/site-link.js';
import { shortDate } from '../../short-date.js';
import type { ArticleFace } from './article-face.js';
import { ArticlePicture } from './article-picture.js';

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);
  padding-block: var(--space-3);
  border-top: 1px solid var(--color-line);
  ${from.tablet} {
    grid-template-columns: 12rem minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-4);
  }
  &:hover img {
    transform: scale(1.03);
  }
  h3 {
    margin-top: var(--space-1);
    font-size: var(--text-heading-3);
  }
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Thumb = styled(ArticlePicture)`
  align-self: start;
`;

const Excerpt = styled.p`
  max-width: 44rem;
  margin-top: var(--space-half);
  color: var(--color-muted);
  font-size: 1.0625rem;
  line-height: 1.5;
`;

const Facts = styled.p`
  display: flex;
  gap: var(--space-2);
  color: var(--color-muted);
  font: 400 0.9375rem/1.5 var(--font-control);
  font-variant-numeric: lining-nums;
  white-space: nowrap;
  grid-column: 1 / -1;
  ${from.tablet} {
    flex-direction: column;
    gap: 0;
    grid-column: auto;
    text-align: right;
  }
`;

/** An article in a list below others: a line of its own, with the date as short as it goes. */
export function ArticleRow({ article }: { article: ArticleFace }) {
  const { title, excerpt, label, readTime, publishedOn, path, bookId, picture } = article;
  return (
    <Row>
      <Thumb bookId={bookId} picture={picture} sizes="12rem" />
      <div>
        <Badge className={paletteClass(bookId)}>{label}</Badge>
        <h3>
          <SiteLink href={path}>{title}</SiteLink>
        </h3>
        <Excerpt>{excerpt}</Excerpt>
      </div>
      <Facts>
        <time dateTime={publishedOn}>{shortDate(publishedOn)}</time>
        <span>{readTime}</span>
      </Facts>
    </Row>
  );
}
