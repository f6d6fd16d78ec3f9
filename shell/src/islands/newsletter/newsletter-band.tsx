import type { Site } from '@lectern/catalogue';
import { Container, darkScheme, from } from '@lectern/ui';
import { styled } from 'styled-components';

import { useFrameWords } from '../../site-data.js';
import { NewsletterForm } from './newsletter-form.island.js';

/** In the site's deep red, which the dark scheme keeps. */
const Band = styled.section`
  padding-block: var(--space-8);
  background: var(--color-poster);
  color: var(--color-on-poster);
  ${darkScheme} {
    --color-surface: color-mix(in srgb, var(--color-poster) 60%, black);
  }
  h2 {
    margin-bottom: var(--space-1);
  }
  :focus-visible {
    outline-color: currentcolor;
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

export function NewsletterBand({ words }: { words: NonNullable<Site['newsletter']> }) {
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
