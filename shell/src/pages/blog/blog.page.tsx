import type { PageWords } from '@lectern/catalogue';
import { Container, Eyebrow, from, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';

import { EmptyNotice } from '../../layout/empty-notice.js';
import { SiteLink } from '../../layout/site-link.js';
import { ArticleCard, ArticleRow } from './article-card.js';
import { CategoryLinks, PageLinks } from './blog-navigation.js';
import type { BlogWords } from './blog.words.js';
import * as m from '../../messages.en.js';
import { feedPaths } from '../../render/feeds/feed-paths.js';

const Head = styled(Container)`
  padding-block: var(--space-6) var(--space-5);
  ${from.desktop} {
    padding-block: var(--space-10) var(--space-8);
  }
`;

const Intro = styled.p`
  max-width: 42rem;
  margin-top: var(--space-3);
  color: var(--color-muted);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

const Section = styled(Container)`
  padding-bottom: var(--space-10);
  > h2 {
    margin-bottom: var(--space-4);
    font-size: var(--text-heading-3);
  }
`;

const Cards = styled.ul`
  display: grid;
  gap: var(--space-8) var(--space-5);
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Feeds = styled.p`
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-line);
  color: var(--color-muted);
  font: 400 0.9375rem/2.75rem var(--font-control);
  a {
    display: inline-block;
    margin-left: var(--space-2);
    font-weight: 600;
  }
`;

export function BlogPage({ words }: { words: BlogWords }) {
  const { featured, recent, paging } = words;
  const isEmpty = featured.length + recent.length === 0;
  return (
    <>
      <Head as="header">
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h1>{words.heading}</h1>
        <Intro>{words.intro}</Intro>
        <CategoryLinks links={words.categoryLinks} />
      </Head>
      {featured.length > 0 ? <Featured words={words} /> : null}
      {isEmpty ? (
        <Section>
          <EmptyNotice words={m.blog.none} />
        </Section>
      ) : (
        <Section as="section" aria-labelledby="recent-title">
          {recent.length > 0 ? (
            <>
              <h2 id="recent-title">{words.recentHeading}</h2>
              <ul>
                {recent.map((article) => (
                  <li key={article.path}>
                    <ArticleRow article={article} />
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          {paging ? <PageLinks paging={paging} /> : null}
          <FeedLinks words={words} />
        </Section>
      )}
      <Invitation words={words.invitation} />
    </>
  );
}

function Featured({ words }: { words: BlogWords }) {
  return (
    <Section as="section" aria-labelledby="featured-title">
      <h2 id="featured-title">{words.featuredHeading}</h2>
      <Cards>
        {words.featured.map((article, at) => (
          <li key={article.path}>
            <ArticleCard article={article} readMoreLabel={words.readMoreLabel} lead={at === 0} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}

function FeedLinks({ words: { feedsText, feeds } }: { words: BlogWords }) {
  return (
    <Feeds>
      {feedsText}
      <a href={feedPaths.rss}>{feeds.rss}</a>
      <a href={feedPaths.json}>{feeds.json}</a>
    </Feeds>
  );
}

const Ground = styled.section`
  padding-block: var(--space-8);
  background: var(--color-wash);
`;

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-3);
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-6);
  }
  p {
    max-width: 38rem;
    margin-top: var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-lead);
    line-height: 1.5;
  }
`;

export function Invitation({ words }: { words: PageWords<'blog'>['invitation'] }) {
  const { heading, text, link } = words;
  if (!link) return null;
  return (
    <Ground aria-labelledby="letter-title">
      <Layout as="div">
        <div>
          <h2 id="letter-title">{heading}</h2>
          <p>{text}</p>
        </div>
        <div>
          <LinkButton as={SiteLink} href={link.path}>
            {link.label}
          </LinkButton>
        </div>
      </Layout>
    </Ground>
  );
}
