import { Container, from } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../navigation/site-link.js';
import type { ArticleFace } from '../blog/article-face.js';
import { ArticlePicture } from '../blog/article-picture.js';
import type { ArticleWords } from './article.words.js';

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

function Onward({ article, label }: { article: ArticleFace; label: string }) {
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

/** The articles before and after this one. */
export function Onwards({ newer, older, labels }: Pick<ArticleWords, 'newer' | 'older' | 'labels'>) {
  return (
    <Section aria-labelledby="onwards-title">
      <Container>
        <Heading>
          <h2 id="onwards-title">{labels.onwardsHeading}</h2>
          <SiteLink href="/blog">{labels.allLabel}</SiteLink>
        </Heading>
        <Ways>
          {newer ? <Onward article={newer} label={labels.newerLabel} /> : null}
          {older ? <Onward article={older} label={labels.olderLabel} /> : null}
        </Ways>
      </Container>
    </Section>
  );
}
