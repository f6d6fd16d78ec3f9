import type { Site } from '@lectern/catalogue';
import { Container, darkScheme, from } from '@lectern/ui';
import { styled } from 'styled-components';

import { useFrameWords } from '../../site-data.js';
import { NewsletterForm } from './newsletter-form.island.js';

/** Accent background; in dark mode only a tint of it, since a bright band would dazzle. */
const Band = styled.section`
  padding-block: var(--space-8);
  background: var(--color-accent);
  color: var(--color-on-accent);
  h2 {
    margin-bottom: var(--space-1);
  }
  :focus-visible {
    outline-color: currentcolor;
  }
  ${darkScheme} {
    background: color-mix(in srgb, var(--color-accent) 20%, var(--color-background));
    color: var(--color-ink);
  }
`;

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-4);
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: var(--space-8);
  }
`;

export function NewsletterBand({ words }: { words: Site['newsletter'] }) {
  const { title, text, ...formWords } = words;
  const { email } = useFrameWords().contact;
  return (
    <Band aria-labelledby="newsletter">
      <Layout>
        <div>
          <h2 id="newsletter">{title}</h2>
          <p>{text}</p>
        </div>
        <NewsletterForm words={formWords} contactEmail={email} />
      </Layout>
    </Band>
  );
}
