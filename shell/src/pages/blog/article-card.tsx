import { useLocale } from '../../site-data.js';
import { Badge, from, Icon, paletteClass, VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';

import { longDate, shortDate } from '../../formats/dates.js';
import { SiteLink } from '../../layout/site-link.js';
import type { ArticleSummary } from './article-summary.js';
import { ArticlePicture } from './article-picture.js';

const Card = styled.article<{ $lead: boolean }>`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--space-3);
  &:hover img {
    transform: scale(1.025);
  }
  h3 {
    font-size: ${({ $lead }) => ($lead ? 'var(--text-heading-2)' : 'var(--text-heading-3)')};
  }
  ${from.tablet} {
    ${({ $lead }) =>
      $lead &&
      `
      grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
      align-items: center;
      gap: var(--space-6);
    `}
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  margin-bottom: var(--space-2);
  color: var(--color-muted);
  font: 500 0.875rem/1.4 var(--font-control);
`;

const Excerpt = styled.p`
  margin-top: 0.75rem;
  color: var(--color-muted);
  font-size: 1.125rem;
  line-height: 1.5;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-2);
  margin-top: var(--space-1);
  color: var(--color-muted);
  font: 400 0.9375rem/1.4 var(--font-control);
`;

const ReadMore = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  font: 600 0.9375rem/1.3 var(--font-control);
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

interface ArticleCardProps {
  article: ArticleSummary;
  readMoreLabel: string;
  lead?: boolean;
}

export function ArticleCard({ article, readMoreLabel, lead = false }: ArticleCardProps) {
  const locale = useLocale();
  const { title, excerpt, label, readTime, publishedOn, path, bookId, picture } = article;
  const sizes = lead
    ? '(min-width: 75rem) 42rem, (min-width: 44rem) 50vw, 90vw'
    : '(min-width: 75rem) 36rem, (min-width: 44rem) 44vw, 90vw';
  return (
    <Card $lead={lead}>
      <ArticlePicture bookId={bookId} picture={picture} sizes={sizes} eager={lead} />
      <div>
        <Facts>
          {label ? <Badge className={paletteClass(bookId)}>{label}</Badge> : null}
          <span>{readTime}</span>
        </Facts>
        <h3>{title}</h3>
        <Excerpt>{excerpt}</Excerpt>
        <Foot>
          <time dateTime={publishedOn}>{longDate(publishedOn, locale)}</time>
          <ReadMore href={path}>
            {readMoreLabel}
            <VisuallyHidden>: {title}</VisuallyHidden>
            <Icon name="arrow" />
          </ReadMore>
        </Foot>
      </div>
    </Card>
  );
}

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

const RowExcerpt = styled.p`
  max-width: 44rem;
  margin-top: var(--space-half);
  color: var(--color-muted);
  font-size: 1.0625rem;
  line-height: 1.5;
`;

const RowFacts = styled.p`
  display: flex;
  gap: var(--space-2);
  color: var(--color-muted);
  font: 400 0.9375rem/1.5 var(--font-control);
  white-space: nowrap;
  grid-column: 1 / -1;
  ${from.tablet} {
    flex-direction: column;
    gap: 0;
    grid-column: auto;
    text-align: right;
  }
`;

export function ArticleRow({ article }: { article: ArticleSummary }) {
  const locale = useLocale();
  const { title, excerpt, label, readTime, publishedOn, path, bookId, picture } = article;
  return (
    <Row>
      <Thumb bookId={bookId} picture={picture} sizes="(min-width: 44rem) 12rem, 6rem" />
      <div>
        {label ? <Badge className={paletteClass(bookId)}>{label}</Badge> : null}
        <h3>
          <SiteLink href={path}>{title}</SiteLink>
        </h3>
        <RowExcerpt>{excerpt}</RowExcerpt>
      </div>
      <RowFacts>
        <time dateTime={publishedOn}>{shortDate(publishedOn, locale)}</time>
        <span>{readTime}</span>
      </RowFacts>
    </Row>
  );
}
