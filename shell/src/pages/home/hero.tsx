import { BookObject, Container, darkScheme, Eyebrow, from, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../navigation/site-link.js';
import type { HomeWords } from './home.words.js';

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-4) var(--space-8);
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
  --glow: var(--color-surface);
  position: relative;
  order: -1;
  width: min(100%, 19rem);
  margin-inline: auto;
  aspect-ratio: 1 / 0.86;
  ${from.tablet} {
    width: min(100%, 30rem);
  }
  ${from.desktop} {
    order: 0;
    width: 100%;
    max-width: 35rem;
    aspect-ratio: 1 / 0.96;
  }
  ${darkScheme} {
    --glow: color-mix(in srgb, var(--color-accent) 42%, var(--color-background));
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0 12% 8%;
    border-radius: 100vmax 100vmax 0 0;
    background:
      radial-gradient(70% 50% at 36% 24%, var(--glow), transparent 90%),
      color-mix(in srgb, var(--color-accent) 17%, var(--color-background));
  }
  &::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: 8%;
    border-bottom: 1px solid color-mix(in srgb, var(--color-ink) 30%, transparent);
  }
`;

/** The last is the one in front. */
const places = [
  styled.div`
    position: absolute;
    left: 1.5%;
    bottom: 9.5%;
    width: 31%;
  `,
  styled.div`
    position: absolute;
    right: 2.5%;
    bottom: 9.5%;
    width: 31%;
  `,
  styled.div`
    position: absolute;
    z-index: 1;
    left: 29.5%;
    bottom: 5.5%;
    width: 40%;
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
