import type { PageWords } from '@lectern/catalogue';
import { Container, from, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../navigation/site-link.js';

const Ground = styled.section`
  padding-block: var(--space-8);
  background: var(--color-wash);
`;

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-3);
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-6);
  }
  p {
    max-width: 38rem;
    margin-top: var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-lead);
    line-height: 1.5;
  }
`;

/** Leads to the letter. */
export function Invitation({ words }: { words: PageWords<'blog'>['invitation'] }) {
  return (
    <Ground aria-labelledby="letter-title">
      <Layout as="div">
        <div>
          <h2 id="letter-title">{words.heading}</h2>
          <p>{words.text}</p>
        </div>
        <div>
          <LinkButton as={SiteLink} href={words.link.path}>
            {words.link.label}
          </LinkButton>
        </div>
      </Layout>
    </Ground>
  );
}
