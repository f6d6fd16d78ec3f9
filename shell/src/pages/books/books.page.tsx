import { Container, from, LinkButton, selectCss, VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';

import { SiteLink } from '../../layout/site-link.js';
import type { BooksWords } from './books.words.js';
import { EmptyNotice } from '../../layout/empty-notice.js';
import * as m from '../../messages.en.js';
import { ListedBookCard } from './listed-book-card.js';
import { useSite } from '../../site-data.js';
import { ButtonRow } from '../../layout/button-row.js';

const Head = styled(Container)`
  padding-block: var(--space-8) var(--space-4);
`;

const Empty = styled(Container)`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-8) var(--space-10);
`;

const Foot = styled.div`
  height: var(--space-10);
`;

const Intro = styled.p`
  max-width: 42rem;
  margin-block: var(--space-2) var(--space-4);
  color: var(--color-muted);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

const Page = styled.div<{ $categories: readonly string[] }>`
  ${({ $categories }) =>
    $categories
      .map(
        (
          category,
        ) => `&:has(option[value='${category}']:checked) li[data-category]:not([data-category='${category}']) {
    display: none;
  }`,
      )
      .join('\n')}
`;

const Grid = styled.ul`
  display: grid;
  gap: var(--space-3);
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-4);
  }
`;

const Closing = styled(Container)`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  padding-block: var(--space-10);
  p {
    max-width: 36rem;
    color: var(--color-muted);
    font-size: var(--text-lead);
    line-height: 1.5;
  }
`;

const namesOf = ({ categories }: BooksWords) => Object.keys(categories).filter((name) => name !== 'all');

export function BooksPage({ words }: { words: BooksWords }) {
  const { heading, intro, books, closing } = words;
  if (books.length === 0)
    return (
      <Empty>
        <h1>{heading}</h1>
        <EmptyNotice words={m.books.none} />
      </Empty>
    );
  const hasChoice = new Set(books.map(({ category }) => category)).size > 1;
  return (
    <Page $categories={namesOf(words)}>
      <Head>
        <h1>{heading}</h1>
        <Intro>{intro}</Intro>
        {hasChoice && namesOf(words).length > 0 ? <CategoryFilter words={words} /> : null}
      </Head>
      <Container>
        <Grid>
          {books.map((book) => (
            <li key={book.id} data-category={book.category}>
              <ListedBookCard book={book} words={words} />
            </li>
          ))}
        </Grid>
      </Container>
      {books.length > 1 ? <HelpToChoose closing={closing} /> : <Foot />}
    </Page>
  );
}

function HelpToChoose({ closing }: Pick<BooksWords, 'closing'>) {
  return (
    <Closing as="section" aria-labelledby="closing-title">
      <h2 id="closing-title">{closing.heading}</h2>
      <p>{closing.text}</p>
      <ButtonRow>
        {closing.links.map(({ label, path }, at) => (
          <LinkButton key={label} as={SiteLink} href={path} $look={at === 0 ? 'solid' : 'quiet'}>
            {label}
          </LinkButton>
        ))}
      </ButtonRow>
    </Closing>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  font: 600 1rem/1.4 var(--font-control);
`;

const Menu = styled.select`
  ${selectCss}
  width: auto;
`;

/** Works without script, by CSS; a plain script keeps the address and the count in sync. */
function CategoryFilter({ words }: { words: BooksWords }) {
  const { filterLabel, categories, countText, books } = words;
  const asked = new URLSearchParams(useSite().search).get('category') ?? 'all';
  const count = books.filter(({ category }) => asked === 'all' || category === asked).length;
  return (
    <Row>
      <label htmlFor="category">{filterLabel}</label>
      <Menu id="category" data-filter="" defaultValue={asked}>
        {Object.entries(categories).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Menu>
      <VisuallyHidden role="status" data-text={countText}>
        {countText.replace('{count}', String(count)).replace('{total}', String(books.length))}
      </VisuallyHidden>
    </Row>
  );
}
