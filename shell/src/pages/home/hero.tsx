import { Eyebrow, from, LinkButton } from '@lectern/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SiteLink } from '../../layout/site-link.js';
import { BookGround } from './carousel/book-ground.js';
import type { HomeWords } from './home.words.js';

/** The words in the order of the document; on a phone the lead follows the book, so that the cover comes first. */
const Layout = styled(BookGround)`
  --gutter: clamp(1.25rem, 0.6rem + 3vw, 3rem);
  display: grid;
  grid-template: 'head' 'buttons' 'books' 'lead' / minmax(0, 1fr);
  ${from.tablet} {
    /* Of the book: the words beside it stay above the shelf. */
    --above: 0.25fr;
    --caption: 15rem;
    grid-template:
      '. books' minmax(var(--space-4), var(--above))
      'head books'
      'lead books'
      'buttons books'
      '. books' minmax(var(--caption), 1fr) / minmax(0, 1fr) minmax(0, 1fr);
    min-height: min(44rem, 100vw);
    padding-left: max(var(--gutter), (100% - var(--page)) / 2);
    column-gap: var(--space-4);
  }
  ${from.desktop} {
    --above: 0.6fr;
    --caption: 12rem;
    min-height: clamp(38rem, 100svh - var(--header), 54rem);
    column-gap: var(--space-6);
  }
`;

/** Without books: the words alone, across the page. */
const WordsOnly = styled(BookGround)`
  --gutter: clamp(1.25rem, 0.6rem + 3vw, 3rem);
  display: grid;
  grid-template: 'head' 'lead' 'buttons' / minmax(0, 1fr);
  row-gap: var(--space-2);
  padding-block: var(--space-4) var(--space-6);
  ${from.tablet} {
    padding-block: var(--space-10);
    padding-inline: max(var(--gutter), (100% - var(--page)) / 2);
  }
`;

const Head = styled.div`
  z-index: 1;
  grid-area: head;
  padding: var(--space-2) var(--gutter) 0;
  h1 {
    font-size: clamp(2.375rem, 1.5rem + 3.6vw, 5rem);
  }
  ${from.tablet} {
    padding: 0;
  }
`;

const HeroEyebrow = styled(Eyebrow)`
  margin-bottom: var(--space-1);
  font-size: 0.8125rem;
  ${from.tablet} {
    margin-bottom: var(--space-2);
    font-size: 0.875rem;
  }
`;

const Lead = styled.p`
  z-index: 1;
  grid-area: lead;
  max-width: 34rem;
  padding: 0 var(--gutter) var(--space-5);
  font-size: var(--text-lead);
  line-height: 1.5;
  ${from.tablet} {
    padding: var(--space-3) 0 0;
  }
`;

/** One primary button; the others step back, the third to a link. */
const Buttons = styled.div`
  z-index: 1;
  grid-area: buttons;
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0 var(--space-3);
  padding: var(--space-2) var(--gutter) 0;
  a:first-child {
    grid-column: 1 / -1;
    /* Its colors change with the ground already; a second transition would lag behind. */
    transition: none;
  }
  ${from.tablet} {
    gap: var(--space-1) var(--space-3);
    padding: var(--space-4) 0 0;
    a:first-child {
      justify-self: start;
      padding-inline: 1.75rem;
    }
  }
  /* From here on, the three fit into one row. */
  @media (min-width: 75rem) {
    grid-template-columns: auto auto 1fr;
    a:first-child {
      grid-column: auto;
    }
  }
`;

const Other = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 2.75rem;
  font: 600 var(--text-control) / 1.25 var(--font-control);
`;

interface HeroProps {
  words: HomeWords['hero'];
  /** The book in front when the page opens; null without books. */
  bookId: string | null;
  children: ReactNode;
}

export function Hero({ words, bookId, children }: HeroProps) {
  const { eyebrow, heading, text, links } = words;
  const Ground = bookId === null ? WordsOnly : Layout;
  return (
    <Ground bookId={bookId}>
      <Head>
        {eyebrow ? <HeroEyebrow>{eyebrow}</HeroEyebrow> : null}
        <h1>{heading}</h1>
      </Head>
      {text ? <Lead>{text}</Lead> : null}
      <Buttons>
        {links.map(({ label, path }, at) =>
          at === 0 ? (
            <LinkButton key={label} as={SiteLink} href={path}>
              {label}
            </LinkButton>
          ) : (
            <Other key={label} href={path}>
              {label}
            </Other>
          ),
        )}
      </Buttons>
      {children}
    </Ground>
  );
}
