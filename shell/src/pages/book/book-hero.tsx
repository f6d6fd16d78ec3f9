import { Badge, BookCover, Container, from, VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';

import { categoryPath } from '../../books/book-path.js';
import { expectedText } from '../../books/expected-text.js';
import { ViewSwitch } from '../../books/view-switch.js';
import { SiteLink } from '../../layout/site-link.js';
import type { BookWords } from './book.words.js';
import { Buying } from './buying.js';
import { isPreOrder, productById, useSiteData, useLocale } from '../../site-data.js';

const Ground = styled.section`
  padding-block: var(--space-2) var(--space-8);
  border-top: 0.5rem solid var(--color-accent);
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
`;

const Layout = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-top: var(--space-2);
  ${from.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
    gap: var(--space-6);
    align-items: start;
  }
  ${from.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--space-8);
    padding-top: var(--space-4);
  }
`;

const Cover = styled(BookCover)`
  width: min(42%, 15rem);
  border-radius: var(--radius-cover);
  box-shadow: var(--shadow-card);
  ${from.tablet} {
    width: 100%;
  }
`;

const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-bottom: var(--space-2);
  a {
    min-height: 2rem;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const Title = styled.h1`
  overflow-wrap: anywhere;
  font-size: var(--text-heading-2);
`;

const Subtitle = styled.p`
  margin-top: var(--space-1);
  color: var(--color-accent-strong);
  font: 480 var(--text-heading-3) / 1.25 var(--font-title);
  letter-spacing: -0.01em;
  text-wrap: balance;
`;

const Lead = styled.p`
  max-width: 36rem;
  margin-top: var(--space-2);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

export function BookHero({ words }: { words: BookWords }) {
  const { book, labels } = words;
  const data = useSiteData();
  const locale = useLocale();
  const isComing = isPreOrder(data, words);
  const hasMarks = words.categoryLabel !== null || book.series !== null || isComing;
  const pdfPages = productById(data, book.productId ?? words.comingProductId)?.pdfPages;
  const file = { label: labels.facts.file, value: labels.pdfLengthText.replace('{pages}', String(pdfPages)) };
  const facts = words.facts.map(({ expected, ...fact }) =>
    isComing && expected
      ? { label: expected.label, value: expectedText(expected.day, labels.facts, data.today, locale) }
      : fact,
  );
  return (
    <Ground aria-labelledby="book-title">
      <Container>
        <Top>
          <Breadcrumb
            label={labels.breadcrumbLabel}
            parent={{ label: labels.allBooks, path: '/books' }}
            title={book.title}
          />
          <ViewSwitch bookId={book.id} salesPath={book.path} words={labels.views} />
        </Top>
        <Layout>
          <Cover
            bookId={book.id}
            cover={book.cover}
            sizes="(min-width: 64rem) 15rem, (min-width: 44rem) 27vw, 40vw"
            eager
          />
          <div>
            {hasMarks ? (
              <Marks>
                {book.category && words.categoryLabel ? (
                  <Badge as={SiteLink} href={categoryPath(book.category)}>
                    {words.categoryLabel}
                  </Badge>
                ) : null}
                {book.series ? <Badge>{book.series.text}</Badge> : null}
                {isComing ? <Badge>{labels.comingSoonText}</Badge> : null}
              </Marks>
            ) : null}
            <Title id="book-title">{book.title}</Title>
            {book.subtitle ? <Subtitle>{book.subtitle}</Subtitle> : null}
            {book.summary === book.title ? null : <Lead>{book.summary}</Lead>}
            <Buying words={words} />
            <Facts heading={labels.facts.heading} facts={pdfPages ? [...facts, file] : facts} />
          </div>
        </Layout>
      </Container>
    </Ground>
  );
}

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: var(--color-muted);
  font: 500 0.9375rem/1.4 var(--font-control);
  li + li::before {
    content: '/';
    margin-inline: 0.625rem;
    opacity: 0.6;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: var(--color-accent);
    text-decoration: underline;
  }
`;

interface BreadcrumbProps {
  label: string;
  parent: { label: string; path: string };
  title: string;
}

function Breadcrumb({ label, parent, title }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <Trail>
        <li>
          <SiteLink href={parent.path}>{parent.label}</SiteLink>
        </li>
        <li aria-current="page">{title}</li>
      </Trail>
    </nav>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.25rem, 1fr));
  gap: var(--space-2);
  margin-top: var(--space-4);
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-line);
  font: 400 0.9375rem/1.4 var(--font-control);
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--color-muted);
    font-size: 0.875rem;
  }
  dd {
    margin: 0;
    font-weight: 500;
  }
  dd:not([data-sentence]) {
    white-space: nowrap;
  }
`;

function Facts({ heading, facts }: { heading: string; facts: { label: string; value: string }[] }) {
  if (facts.length === 0) return null;
  return (
    <>
      <VisuallyHidden as="h2">{heading}</VisuallyHidden>
      <List>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-sentence={value.includes(';') ? '' : undefined}>{value}</dd>
          </div>
        ))}
      </List>
    </>
  );
}
