import { BookObject, Container, Eyebrow, from, LinkButton, paletteClass } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../navigation/site-link.js';
import type { BookSummaryWords } from './book-summary.words.js';

const World = styled.div`
  overflow: hidden;
  background:
    radial-gradient(
      50rem 36rem at 26% 40%,
      color-mix(in srgb, var(--color-accent) 17%, transparent),
      transparent 72%
    ),
    var(--color-surface);
  color: var(--color-ink);
`;

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-5);
  align-items: center;
  padding-block: var(--space-6) var(--space-10);
  ${from.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: var(--space-8);
    padding-block: var(--space-10) var(--space-12);
  }
`;

const Cover = styled.div`
  width: min(62%, 22rem);
  margin-inline: auto;
  ${from.tablet} {
    width: min(90%, 22rem);
  }
`;

const Subtitle = styled.p`
  margin-top: var(--space-1);
  color: var(--color-accent-strong);
  font: 480 var(--text-heading-3) / 1.25 var(--font-title);
`;

const Summary = styled.p`
  max-width: 34rem;
  margin-block: var(--space-3) var(--space-4);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** Cover, summary and the ways on, until the page that sells the book is there. */
export function BookSummaryPage({ words }: { words: BookSummaryWords }) {
  const { book, subtitle, summary, author, links } = words;
  return (
    <World className={paletteClass(book.id)}>
      <Layout as="div">
        <Cover>
          <BookObject bookId={book.id} cover={book.cover} sizes="(min-width: 44rem) 22rem, 60vw" eager />
        </Cover>
        <div>
          <Eyebrow>{author}</Eyebrow>
          <h1>{book.title}</h1>
          {subtitle ? <Subtitle>{subtitle}</Subtitle> : null}
          <Summary>{summary}</Summary>
          <Ways>
            {links.map(({ label, path }, at) => (
              <LinkButton key={label} as={SiteLink} href={path} $look={at === 0 ? 'solid' : 'quiet'}>
                {label}
              </LinkButton>
            ))}
          </Ways>
        </div>
      </Layout>
    </World>
  );
}
