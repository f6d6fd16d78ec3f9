import { Container, from, BookCover, Icon, VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';

import { SiteLink } from '../../layout/site-link.js';
import type { ArticleWords } from './article.words.js';
import type { ArticleSummary } from '../blog/article-summary.js';
import { ArticlePicture } from '../blog/article-picture.js';

const Section = styled.nav`
  padding-block: var(--space-6);
  border-top: 1px solid var(--color-line);
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-bottom: var(--space-3);
  h2 {
    font-size: var(--text-heading-3);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font: 600 0.9375rem/1.3 var(--font-control);
  }
`;

const Ways = styled.ul`
  display: grid;
  gap: var(--space-4) var(--space-6);
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Way = styled(SiteLink)`
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  color: inherit;
  text-decoration: none;
  span {
    display: block;
    color: var(--color-muted);
    font: 500 0.875rem/1.5 var(--font-control);
  }
  strong {
    font: 560 var(--text-heading-4) / 1.2 var(--font-title);
  }
  &:hover strong {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;

function AdjacentLink({ article, label }: { article: ArticleSummary; label: string }) {
  return (
    <li>
      <Way href={article.path}>
        <ArticlePicture bookId={article.bookId} picture={article.picture} sizes="7.5rem" />
        <div>
          <span>{label}</span>
          <strong>{article.title}</strong>
        </div>
      </Way>
    </li>
  );
}

type AdjacentArticlesProps = Pick<ArticleWords, 'newer' | 'older' | 'alike' | 'labels'>;

export function AdjacentArticles({ newer, older, alike, labels }: AdjacentArticlesProps) {
  if (!newer && !older) return null;
  return (
    <Section aria-labelledby="onwards-title">
      <Container>
        <Heading>
          <h2 id="onwards-title">{labels.onwardsHeading}</h2>
          <SiteLink href="/blog">{labels.allLabel}</SiteLink>
        </Heading>
        <Ways>
          {newer ? <AdjacentLink article={newer} label={labels.newerLabel} /> : null}
          {older ? <AdjacentLink article={older} label={labels.olderLabel} /> : null}
          {alike.map((article) => (
            <AdjacentLink key={article.path} article={article} label={article.label ?? labels.allLabel} />
          ))}
        </Ways>
      </Container>
    </Section>
  );
}

const RelatedSection = styled.section`
  padding-block: var(--space-6);
  border-top: 1px solid var(--color-line);
  background: var(--color-surface);
  h2 {
    margin-bottom: var(--space-4);
    font-size: var(--text-heading-3);
  }
`;

const Books = styled.ul`
  display: grid;
  gap: var(--space-4) var(--space-6);
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Book = styled.li`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  p {
    margin-top: var(--space-half);
    color: var(--color-muted);
    font-size: 1.0625rem;
    line-height: 1.5;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    font: 600 0.9375rem/1.3 var(--font-control);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const Cover = styled(BookCover)`
  overflow: hidden;
  border-radius: var(--radius-cover);
  box-shadow: var(--shadow-cover);
`;

export function RelatedBooks({ books, labels }: Pick<ArticleWords, 'books' | 'labels'>) {
  if (books.length === 0) return null;
  return (
    <RelatedSection aria-labelledby="books-title">
      <Container>
        <h2 id="books-title">{labels.relatedHeading}</h2>
        <Books>
          {books.map(({ face, summary, address }) => (
            <Book key={face.id}>
              <Cover bookId={face.id} cover={face.cover} sizes="6rem" decorative />
              <div>
                <h3>{face.title}</h3>
                <p>{summary}</p>
                <SiteLink href={address}>
                  {labels.relatedLinkLabel}
                  <VisuallyHidden>: {face.title}</VisuallyHidden>
                  <Icon name="arrow" />
                </SiteLink>
              </div>
            </Book>
          ))}
        </Books>
      </Container>
    </RelatedSection>
  );
}
