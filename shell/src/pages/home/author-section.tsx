import { Container, darkScheme, Eyebrow, from, Icon, Prose } from '@lectern/ui';
import { styled } from 'styled-components';
import { filledColors } from '../../layout/filled-colors.js';
import { PortraitPicture } from '../../layout/portrait-picture.js';
import { Signature } from '../../layout/signature.js';
import { SiteLink } from '../../layout/site-link.js';
import type { HomeWords } from './home.words.js';

const Section = styled.section`
  padding-block: var(--space-10);
  background: color-mix(in srgb, var(--color-ink) 4%, var(--color-background));
  /* The dark home keeps the deep red of the light one. */
  ${darkScheme} {
    background: var(--color-poster);
    color: var(--color-on-poster);
    > * {
      ${filledColors('var(--color-poster)', 'var(--color-on-poster)')}
    }
  }
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

const Claim = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.75rem;
  margin-top: var(--space-4);
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-line);
  color: var(--color-muted);
  strong {
    color: var(--color-ink);
    font: 560 var(--text-heading-3) / 1.3 var(--font-title);
  }
`;

const More = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  margin-top: var(--space-1);
  font: 600 1rem/1.3 var(--font-control);
`;

const Words = styled(Prose)`
  margin-top: var(--space-3);
`;

export function AuthorSection({ words }: { words: HomeWords['author'] }) {
  const { heading, role, bio, claim, claimText, link, portrait, signatureSvg } = words;
  return (
    <Section id="about" aria-labelledby="about-title">
      <Layout as="div">
        <PortraitPicture portrait={portrait} />
        <div>
          {role ? <Eyebrow>{role}</Eyebrow> : null}
          <h2 id="about-title">{heading}</h2>
          {bio.length > 0 ? (
            <Words>
              {bio.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Words>
          ) : null}
          {signatureSvg ? <Signature svg={signatureSvg} /> : null}
          {claim || claimText ? (
            <Claim>
              <strong>{claim}</strong> {claimText}
            </Claim>
          ) : null}
          {link ? (
            <More href={link.path}>
              {link.label} <Icon name="arrow" />
            </More>
          ) : null}
        </div>
      </Layout>
    </Section>
  );
}
