import { Badge, Container, Eyebrow, from, Prose } from '@lectern/ui';
import { styled } from 'styled-components';
import type { HomeWords } from './home.words.js';

const Section = styled.section`
  padding-block: var(--space-10);
  background: color-mix(in srgb, var(--color-ink) 4%, var(--color-background));
`;

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-5);
  ${from.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
    gap: var(--space-8);
  }
`;

const Portrait = styled.picture`
  display: block;
  width: min(100%, 24rem);
  margin-inline: auto;
  overflow: hidden;
  aspect-ratio: 4 / 5;
  border-radius: 50% 50% var(--radius-medium) var(--radius-medium) / 40% 40% var(--radius-medium)
    var(--radius-medium);
  box-shadow: var(--shadow-lifted);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Credentials = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-top: var(--space-3);
`;

const Words = styled(Prose)`
  margin-top: var(--space-3);
`;

export function AuthorSection({ words }: { words: HomeWords['author'] }) {
  const { heading, role, bio, credentials, portrait } = words;
  return (
    <Section id="about" aria-labelledby="about-title">
      <Layout as="div">
        <Portrait>
          <source type="image/avif" srcSet={portrait.avifSrcSet} sizes="(min-width: 44rem) 24rem, 90vw" />
          <source type="image/webp" srcSet={portrait.webpSrcSet} sizes="(min-width: 44rem) 24rem, 90vw" />
          <img
            src={portrait.src}
            alt={portrait.alt}
            width={portrait.width}
            height={portrait.height}
            loading="lazy"
            decoding="async"
          />
        </Portrait>
        <div>
          <Eyebrow>{role}</Eyebrow>
          <h2 id="about-title">{heading}</h2>
          <Words>
            {bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Words>
          <Credentials>
            {credentials.map((credential) => (
              <li key={credential}>
                <Badge>{credential}</Badge>
              </li>
            ))}
          </Credentials>
        </div>
      </Layout>
    </Section>
  );
}
