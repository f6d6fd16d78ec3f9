import type { PageWords } from '@lectern/catalogue';
import { Container, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../layout/site-link.js';
import { TestResults } from './test-results.island.js';

const Column = styled(Container)`
  max-width: 62rem;
  padding-block: var(--space-8) var(--space-10);
  h2 {
    margin-block: var(--space-6) var(--space-2);
    font-size: var(--text-heading-3);
  }
`;

const Intro = styled.p`
  margin-top: var(--space-3);
`;

const Banner = styled.p`
  margin-top: var(--space-4);
  padding: var(--space-3);
  border-left: 4px solid var(--color-success);
  border-radius: var(--radius-small);
  background: color-mix(in srgb, var(--color-success) 12%, var(--color-surface));
  strong {
    display: block;
    color: var(--color-success);
    font: 600 1.125rem/1.4 var(--font-control);
  }
`;

const Checklist = styled.ul`
  margin-bottom: var(--space-5);
  padding-left: 1.5em;
  list-style: '✓  ';
  li + li {
    margin-top: var(--space-1);
  }
  li::marker {
    color: var(--color-success);
  }
`;

type Words = PageWords<'audio-test'>;

export function AudioTestPage({ words }: { words: Words }) {
  const { columns, statusLabels, results, storedText, missingText, units } = words;
  return (
    <Column>
      <h1>{words.heading}</h1>
      <Intro>{words.intro}</Intro>
      <Banner>
        <strong>{words.bannerTitle}</strong>
        {words.bannerText}
      </Banner>
      <h2>{words.resultsHeading}</h2>
      <TestResults words={{ columns, statusLabels, results, storedText, missingText, units }} />
      <h2>{words.checklistHeading}</h2>
      <Checklist>
        {words.checklist.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Checklist>
      <LinkButton as={SiteLink} href="/audio-previews">
        {words.generatorLabel}
      </LinkButton>
    </Column>
  );
}
