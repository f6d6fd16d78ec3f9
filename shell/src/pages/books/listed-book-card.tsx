import { Badge, BookCover, coverClass, from, Icon, VisuallyHidden } from '@lectern/ui';
import { css, styled } from 'styled-components';
import { BookPrices } from '../../books/book-prices.js';
import { categoryPath } from '../../books/book-path.js';
import { SiteLink } from '../../layout/site-link.js';
import { isPreOrder, useSiteData } from '../../site-data.js';
import type { BooksWords, ListedBook } from './books.words.js';

const Ground = styled.div`
  display: grid;
  place-items: center;
  padding: 12%;
  background: color-mix(in srgb, var(--book-accent) 11%, var(--book-ground));
`;

const Cover = styled(BookCover)`
  width: 100%;
  overflow: hidden;
  border-radius: var(--radius-cover);
  box-shadow: var(--shadow-cover);
  transition: transform var(--motion-calm) var(--motion-ease);
`;

const Card = styled.article`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  height: 100%;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
  ${from.tablet} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
  &:hover ${Cover} {
    transform: translateY(-4px);
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: var(--space-2);
  ${from.tablet} {
    padding: var(--space-3);
  }
`;

const Category = styled(Badge)`
  min-height: 2rem;
  color: var(--book-accent);
  background: color-mix(in srgb, var(--book-accent) 10%, var(--color-surface));
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const Title = styled.h2`
  margin-top: var(--space-1);
  font-size: var(--text-heading-3);
  line-height: 1.15;
`;

const Subtitle = styled.p`
  margin-top: 0.125rem;
  color: var(--color-muted);
  font-style: italic;
  line-height: 1.35;
`;

const Description = styled.p`
  display: -webkit-box;
  margin-block: var(--space-1);
  overflow: hidden;
  font-size: 1rem;
  line-height: 1.5;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: var(--space-2);
  width: 100%;
  margin-top: auto;
`;

const way = css`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  min-height: 2.75rem;
  font: 500 0.9375rem/1.3 var(--font-control);
`;

const Details = styled(SiteLink)`
  ${way}
  font-weight: 600;
`;

const Shops = styled(Foot)`
  justify-content: flex-start;
  column-gap: 0.75rem;
  margin-top: 0;
  border-top: 1px solid var(--color-line);
  a {
    ${way}
    font-size: 0.875rem;
    color: var(--color-muted);
    text-decoration: none;
  }
  a:hover {
    color: var(--color-accent);
    text-decoration: underline;
  }
  svg {
    width: 1em;
    height: 1em;
  }
`;

export function ListedBookCard({ book, words }: { book: ListedBook; words: BooksWords }) {
  const { categories, comingSoonText, pagesText, detailsLabel, newTabText, prices } = words;
  const isComing = isPreOrder(useSiteData(), book);
  const { category, edition } = book;
  const length = edition?.pages ? [pagesText.replace('{pages}', String(edition.pages))] : [];
  const where = isComing ? comingSoonText : edition?.isPrinted && prices?.store;
  const storeText = [edition?.label ?? '', ...length, ...(where ? [where] : [])].join(', ');
  return (
    <Card className={coverClass(book.id)}>
      <Ground>
        <Cover
          bookId={book.id}
          cover={book.cover}
          sizes="(min-width: 44rem) 10rem, 5rem"
          eager={book.isFirst}
          decorative
        />
      </Ground>
      <Words>
        {category ? (
          <Category as={SiteLink} href={categoryPath(category)}>
            {categories[category]}
          </Category>
        ) : null}
        <Title>{book.title}</Title>
        {book.subtitle ? <Subtitle>{book.subtitle}</Subtitle> : null}
        <Description>{book.description}</Description>
        <Foot>
          <BookPrices book={book} ownText={prices?.own} storeText={storeText} />
          <Details href={book.detailPath}>
            {detailsLabel}
            <VisuallyHidden>: {book.title}</VisuallyHidden>
            <Icon name="arrow" />
          </Details>
        </Foot>
        {book.shops.length > 0 ? (
          <Shops>
            {book.shops.map(({ name, url }) => (
              <a key={name} href={url} target="_blank" rel="noopener">
                {name}
                <VisuallyHidden>
                  : {book.title} ({newTabText})
                </VisuallyHidden>
                <Icon name="outside" />
              </a>
            ))}
          </Shops>
        ) : null}
      </Words>
    </Card>
  );
}
