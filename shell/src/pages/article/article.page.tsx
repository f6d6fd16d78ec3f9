import { Container, from, paletteClass } from '@lectern/ui';
import { styled } from 'styled-components';
import { laterPart } from '../../later-part.js';
import type { ArticleWords } from './article.words.js';
import { ArticleHeader } from './article-header.js';
import { ArticleText } from './article-text.js';
import { AuthorBox } from './author-box.js';
import { FoldedContents, SideContents } from './contents.js';
import { Onwards } from './onwards.js';
import { RelatedBooks } from './related-books.js';
import { ShareLinks } from './share-links.js';

const NewsletterBand = await laterPart(
  async () => (await import('../../newsletter/newsletter-band.js')).NewsletterBand,
);

const Ground = styled.div`
  background: var(--color-background);
  color: var(--color-ink);
`;

const Layout = styled(Container)`
  display: grid;
  padding-block: var(--space-4) var(--space-8);
  ${from.desktop} {
    grid-template-columns: 13rem minmax(0, 42rem);
    gap: var(--space-8);
    padding-block: var(--space-8) var(--space-10);
  }
`;

/** Below this many parts a table of contents is longer than the way it saves. */
const fewestParts = 4;

/** One article, in the colours of the book that it is nearest to. */
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
      <Onwards newer={words.newer} older={words.older} labels={labels} />
      <NewsletterBand words={words.newsletter} />
    </Ground>
  );
}
