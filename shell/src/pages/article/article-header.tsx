import { Badge, Container, from } from '@lectern/ui';
import { styled } from 'styled-components';
import { longDate } from '../../formats/dates.js';
import { useSiteData, useLocale } from '../../site-data.js';
import { SiteLink } from '../../layout/site-link.js';
import { ArticlePicture } from '../blog/article-picture.js';
import type { ArticleWords } from './article.words.js';
import * as m from '../../messages.en.js';

const Head = styled.header`
  background: var(--color-surface);
  border-bottom: 1px solid var(--color-line);
  @media print {
    margin-bottom: var(--space-3);
    background: none;
  }
`;

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-3) var(--space-5);
  ${from.tablet} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    align-items: center;
    gap: var(--space-6);
    padding-block: var(--space-5) var(--space-6);
  }
  ${from.desktop} {
    gap: var(--space-8);
    padding-block: var(--space-8);
  }
  h1 {
    font-size: clamp(2.125rem, 1.5rem + 2.6vw, 3.75rem);
  }
  @media print {
    display: block;
    padding: 0 0 var(--space-3);
    > :last-child {
      display: none;
    }
  }
`;

const Trail = styled.nav`
  margin-bottom: var(--space-1);
  font: 500 0.9375rem/1.4 var(--font-control);
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1);
  }
  li + li::before {
    content: '/';
    margin-right: var(--space-1);
    color: var(--color-muted);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

const Standfirst = styled.p`
  margin-top: var(--space-3);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  margin-top: var(--space-3);
  color: var(--color-muted);
  font: 500 0.9375rem/1.7 var(--font-control);
  > *:not(:last-child)::after {
    content: '·';
    margin-left: var(--space-2);
  }
`;

/** Printed only, since paper has no address bar. */
const Address = styled.p`
  display: none;
  @media print {
    display: block;
    color: var(--color-muted);
    font: 500 0.9375rem/1.7 var(--font-control);
  }
`;

export function ArticleHeader({ words }: { words: ArticleWords }) {
  const { face, labels, author, updatedOn } = words;
  const { publicUrl } = useSiteData();
  const locale = useLocale();
  return (
    <Head>
      <Layout as="div">
        <div>
          <Trail aria-label={m.layout.breadcrumb.label}>
            <ol>
              <li>
                <SiteLink href="/blog">{labels.blog}</SiteLink>
              </li>
              <li>
                <Badge>{face.label}</Badge>
              </li>
            </ol>
          </Trail>
          <h1 id="article-title">{face.title}</h1>
          <Standfirst>{face.excerpt}</Standfirst>
          <Facts>
            <span>{labels.byText.replace('{name}', author.name)}</span>
            <time dateTime={face.publishedOn}>{longDate(face.publishedOn, locale)}</time>
            {updatedOn === null ? null : (
              <span>{labels.updatedText.replace('{date}', longDate(updatedOn, locale))}</span>
            )}
            <span>{face.readTime}</span>
          </Facts>
          <Address>{publicUrl + face.path}</Address>
        </div>
        <ArticlePicture
          bookId={face.bookId}
          picture={face.picture}
          alt={words.pictureAlt}
          sizes="(min-width: 75rem) 36rem, (min-width: 44rem) 42vw, 90vw"
          eager
        />
      </Layout>
    </Head>
  );
}
