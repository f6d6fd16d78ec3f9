import { Container, from, paletteClass, Icon, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';

import { NewsletterBand } from '../../islands/newsletter/newsletter-band.js';
import { ArticleHeader } from './article-header.js';
import { ArticleText } from './article-text.js';
import type { ArticleWords } from './article.words.js';
import { CopyText } from '../../islands/copy-text.island.js';
import { FoldedContents, SideContents } from './contents.js';
import { AdjacentArticles, RelatedBooks } from './related-links.js';
import { useSiteData } from '../../site-data.js';

const Ground = styled.div`
  background: var(--color-background);
  color: var(--color-ink);
  @media print {
    background: none;
    > :not(article) {
      display: none;
    }
  }
`;

const Layout = styled(Container)`
  display: grid;
  padding-block: var(--space-4) var(--space-8);
  ${from.desktop} {
    grid-template-columns: 13rem minmax(0, 42rem);
    gap: var(--space-8);
    padding-block: var(--space-8) var(--space-10);
  }
  @media print {
    display: block;
    padding: 0;
  }
`;

/** Below this number of sections there is no table of contents. */
const fewestParts = 4;

export function ArticlePage({ words }: { words: ArticleWords }) {
  const { face, headings, labels } = words;
  const parts = headings.length >= fewestParts ? headings : [];
  return (
    <Ground className={paletteClass(face.bookId)}>
      <article aria-labelledby="article-title">
        <ArticleHeader words={words} />
        <Layout as="div">
          <SideContents heading={labels.contentsHeading} parts={parts} />
          <div>
            <FoldedContents heading={labels.contentsHeading} parts={parts} />
            <ArticleText html={words.html} />
            <ShareLinks face={face} authorName={words.author.name} labels={labels} />
            <AuthorBox author={words.author} heading={labels.authorHeading} />
          </div>
        </Layout>
      </article>
      <RelatedBooks books={words.books} labels={labels} />
      <AdjacentArticles newer={words.newer} older={words.older} alike={words.alike} labels={labels} />
      {words.newsletter ? <NewsletterBand words={words.newsletter} /> : null}
    </Ground>
  );
}

const Box = styled.aside`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  align-items: start;
  gap: var(--space-3);
  margin-top: var(--space-5);
  img {
    width: 5rem;
    height: 5rem;
    border-radius: var(--radius-pill);
    object-fit: cover;
    object-position: 50% 20%;
  }
  h2 {
    color: var(--color-muted);
    font: 500 0.875rem/1.4 var(--font-control);
    letter-spacing: 0;
  }
  strong {
    display: block;
    font: 560 1.375rem/1.3 var(--font-title);
  }
  p {
    margin-top: var(--space-half);
    color: var(--color-muted);
    font-size: 1.0625rem;
    line-height: 1.5;
  }
`;

type AuthorBoxProps = Pick<ArticleWords, 'author'> & { heading: string };

function AuthorBox({ author, heading }: AuthorBoxProps) {
  const { portrait } = author;
  return (
    <Box aria-labelledby="author-title">
      <picture>
        <source type="image/avif" srcSet={portrait.avifSrcSet} sizes="5rem" />
        <source type="image/webp" srcSet={portrait.webpSrcSet} sizes="5rem" />
        <img
          src={portrait.src}
          alt=""
          width={portrait.width}
          height={portrait.height}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <div>
        <h2 id="author-title">{heading}</h2>
        <strong>{author.name}</strong>
        {author.shortBio ? <p>{author.shortBio}</p> : null}
      </div>
    </Box>
  );
}

const Row = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-top: var(--space-6);
  padding-block: var(--space-3);
  border-block: 1px solid var(--color-line);
  h2 {
    flex: 1 0 100%;
    font: 600 1rem/1.4 var(--font-control);
    letter-spacing: 0;
    ${from.tablet} {
      flex: 1 0 auto;
    }
  }
`;

type ShareLinksProps = Pick<ArticleWords, 'face' | 'labels'> & { authorName: string };

/** Share by email or by copying the link; no third party is involved. */
function ShareLinks({ face, labels, authorName }: ShareLinksProps) {
  const { publicUrl } = useSiteData();
  const address = publicUrl + face.path;
  const email = `${labels.mailText.replace('{name}', authorName)}\n\n${face.title}\n${address}`;
  const { copyLabel, copiedText, copyFailedText } = labels;
  return (
    <Row aria-labelledby="share-title" data-screen-only="">
      <h2 id="share-title">{labels.shareHeading}</h2>
      <LinkButton
        $look="quiet"
        href={`mailto:?subject=${encodeURIComponent(face.title)}&body=${encodeURIComponent(email)}`}
      >
        <Icon name="mail" />
        {labels.mailLabel}
      </LinkButton>
      <CopyText text={address} words={{ copyLabel, copiedText, copyFailedText }} />
    </Row>
  );
}
