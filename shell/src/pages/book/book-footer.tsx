import { Container, BookCover, Card, coverClass, from, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';

import { SiteLink } from '../../layout/site-link.js';
import { useSiteData } from '../../site-data.js';
import type { BookWords } from './book.words.js';
import { Scene } from './scene.js';

const Column = styled(Container)`
  display: grid;
  gap: var(--space-6);
  padding-bottom: var(--space-10);
`;

export function BookFooter({ words }: { words: BookWords }) {
  return (
    <Column>
      {words.banners.map((picture) => (
        <Scene key={picture.src} picture={picture} sizes="(min-width: 80rem) 75rem, 90vw" />
      ))}
      {words.more.books.length > 0 ? <MoreCard words={words.more} /> : null}
      <ReadersCard words={words} />
    </Column>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-4);
  align-items: center;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  h2 {
    font-size: var(--text-heading-3);
  }
  p {
    margin-block: var(--space-1) var(--space-3);
    color: var(--color-muted);
  }
`;

const Shelf = styled.ul`
  display: flex;
  gap: var(--space-3);
  li {
    flex: 1;
    min-width: 0;
    max-width: 6rem;
    ${from.tablet} {
      flex: none;
      width: 5.5rem;
    }
    ${from.desktop} {
      width: 7rem;
      max-width: none;
    }
  }
  a {
    display: block;
    font: 500 0.875rem/1.35 var(--font-control);
    color: var(--color-ink);
    text-decoration: none;
  }
  a:hover {
    color: var(--color-accent);
    text-decoration: underline;
  }
`;

const Cover = styled(BookCover)`
  overflow: hidden;
  margin-bottom: var(--space-1);
  border-radius: var(--radius-cover);
  box-shadow: var(--shadow-cover);
`;

const Books = ({ books }: Pick<BookWords['more'], 'books'>) => (
  <Shelf>
    {books.map((book) => (
      <li key={book.id} className={coverClass(book.id)}>
        <SiteLink href={book.detailPath}>
          <Cover bookId={book.id} cover={book.cover} sizes="(min-width: 44rem) 7rem, 23vw" decorative />
          {book.title}
        </SiteLink>
      </li>
    ))}
  </Shelf>
);

function MoreCard({ words }: { words: BookWords['more'] }) {
  const { heading, text, link, books } = words;
  return (
    <Sheet as="section" aria-labelledby="also-title">
      <div>
        <h2 id="also-title">{heading}</h2>
        <p>{text}</p>
        <LinkButton as={SiteLink} href={link.path} $look="quiet">
          {link.label}
        </LinkButton>
      </div>
      <Books books={books} />
    </Sheet>
  );
}

/** Other books that buyers of this one bought, if there are enough of them. */
function ReadersCard({ words: { book, readersAlso } }: { words: BookWords }) {
  const common = useSiteData().alsoBought[book.productId ?? ''] ?? [];
  const books = common.flatMap((id) => readersAlso.books.filter(({ productId }) => productId === id));
  if (books.length === 0) return null;
  return (
    <Sheet as="section" aria-labelledby="readers-title">
      <div>
        <h2 id="readers-title">{readersAlso.heading}</h2>
        <p>{readersAlso.text}</p>
      </div>
      <Books books={books} />
    </Sheet>
  );
}
