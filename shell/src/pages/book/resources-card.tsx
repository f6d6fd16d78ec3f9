import { Card, Icon, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../navigation/site-link.js';
import type { ResourcesWords } from './resources.words.js';

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-3);
  h2 {
    font-size: var(--text-heading-3);
  }
  h3 {
    margin-bottom: var(--space-1);
    font-size: var(--text-heading-4);
  }
  p {
    margin-bottom: var(--space-2);
    color: var(--color-muted);
    font-size: 1rem;
    line-height: 1.5;
  }
`;

/** The card "Additional Resources": what may be read and heard before buying. */
export function ResourcesCard({ words }: { words: ResourcesWords }) {
  const { heading, sample, listen } = words;
  return (
    <Sheet as="section" aria-labelledby="resources-title">
      <h2 id="resources-title">{heading}</h2>
      {sample ? (
        <div>
          <h3>{sample.heading}</h3>
          <LinkButton as={SiteLink} href={sample.path} $look="quiet" $wide>
            <Icon name="download" /> {sample.label}
          </LinkButton>
        </div>
      ) : null}
      {listen ? (
        <div>
          <h3>{listen.heading}</h3>
          <p>{listen.text}</p>
          <LinkButton as={SiteLink} href={listen.path} $look="quiet" $wide>
            {listen.label}
          </LinkButton>
        </div>
      ) : null}
    </Sheet>
  );
}
