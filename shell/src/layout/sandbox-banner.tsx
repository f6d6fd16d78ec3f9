import { Container } from '@lectern/ui';
import { styled } from 'styled-components';
import { TestCards } from './test-cards.js';
import { useFrameWords, useSiteData } from '../site-data.js';
import * as m from '../messages.en.js';

const Band = styled.aside`
  background: #f2d98c;
  color: #2b2107;
  font: 400 0.875rem/1.45 var(--font-control);
  font-variant-numeric: tabular-nums;
`;

const Summary = styled.summary`
  flex-wrap: wrap;
  column-gap: var(--space-2);
  width: auto;
  padding-block: 0.375rem;
  color: inherit;
  font: inherit;
  &::after {
    margin-inline: 0;
  }
  /* A full line could break differently in the font that is shown first. */
  @media (max-width: 24rem) {
    strong {
      flex-basis: 100%;
    }
  }
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -3px;
  }
`;

const More = styled.span`
  font-weight: 600;
`;

export function SandboxBanner() {
  const { sandbox } = useSiteData();
  const { title } = useFrameWords().sandboxBanner;
  if (!sandbox) return null;
  return (
    <Band aria-label={title}>
      <Container>
        <details>
          <Summary>
            <strong>{title}</strong>
            <More>{m.layout.sandbox.cardNumbers}</More>
          </Summary>
          <TestCards />
        </details>
      </Container>
    </Band>
  );
}
