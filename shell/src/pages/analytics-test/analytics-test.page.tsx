import type { PageWords } from '@lectern/catalogue';
import { Container } from '@lectern/ui';
import { styled } from 'styled-components';

import { AnalyticsTest } from './analytics-test.island.js';

const Column = styled(Container)`
  max-width: calc(var(--measure) + 2 * var(--gutter));
  padding-block: var(--space-8) var(--space-10);
  h1 + p {
    margin-top: var(--space-3);
  }
  h2 {
    margin-block: var(--space-5) var(--space-2);
    font-size: var(--text-heading-3);
  }
`;

const Steps = styled.ol`
  padding-left: 1.25em;
  list-style: decimal;
  li + li {
    margin-top: var(--space-1);
  }
`;

export function AnalyticsTestPage({ words }: { words: PageWords<'analytics-test'> }) {
  const { heading, intro, labels, resultsHeading, noResults, lines, verificationHeading, verification } =
    words;
  return (
    <Column>
      <h1>{heading}</h1>
      <p>{intro}</p>
      <AnalyticsTest words={{ labels, resultsHeading, noResults, lines }} />
      <h2>{verificationHeading}</h2>
      <Steps>
        {verification.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </Column>
  );
}
