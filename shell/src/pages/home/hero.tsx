import { BookObject, Container, Eyebrow, from, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../navigation/site-link.js';
import type { HomeWords } from './home.words.js';

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-5) var(--space-8);
  ${from.desktop} {
    grid-template-columns: minmax(0, 1.08fr) minmax(0, 1fr);
    align-items: center;
    gap: var(--space-8);
    padding-block: var(--space-8) var(--space-10);
  }
`;

const Lead = styled.p`
  max-width: 36rem;
  margin-top: var(--space-3);
  color: var(--color-muted);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-4);
`;

/** A niche with light in it, and three books on its sill. */
const Niche = styled.div`
  position: relative;
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;
  aspect-ratio: 1 / 1.02;
  &::before {
    content: '';
    position: absolute;
    inset: 0 9% 7%;
    border-radius: 50% 50% 0 0 / 46% 46% 0 0;
    background:
      radial-gradient(
        90% 60% at 36% 20%,
        color-mix(in srgb, var(--color-surface) 88%, transparent),
        transparent 70%
      ),
      color-mix(in srgb, var(--color-accent) 15%, var(--color-background));
  }
  &::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: 7%;
    border-bottom: 1px solid color-mix(in srgb, var(--color-ink) 30%, transparent);
  }
`;

/** The last is the one in front. */
const places = [
  styled.div`
    position: absolute;
    left: 7%;
    bottom: 8.5%;
    width: 31%;
  `,
  styled.div`
    position: absolute;
    right: 7%;
    bottom: 8.5%;
    width: 31%;
  `,
  styled.div`
    position: absolute;
    z-index: 1;
    left: 28.5%;
    bottom: 4.5%;
    width: 43%;
  `,
];

export function Hero({ words }: { words: HomeWords['hero'] }) {
  const { eyebrow, heading, text, links, books } = words;
  return (
    <Layout>
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1>{heading}</h1>
        <Lead>{text}</Lead>
        <Actions>
          {links.map(({ label, path }, at) => (
            <LinkButton key={label} as={SiteLink} href={path} $look={at === 0 ? 'solid' : 'quiet'}>
              {label}
            </LinkButton>
          ))}
        </Actions>
      </div>
      <Niche>
        {places.map((Place, at) => {
          const book = books[at];
          return book ? (
            <Place key={book.id}>
              <BookObject bookId={book.id} cover={book.cover} sizes="(min-width: 64rem) 15rem, 40vw" eager />
            </Place>
          ) : null;
        })}
      </Niche>
    </Layout>
  );
}
