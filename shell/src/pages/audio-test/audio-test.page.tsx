import type { PageWords } from '@lectern/catalogue';
import { Container, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../layout/site-link.js';
import { statusLabel, TestResults } from './test-results.island.js';

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
  const {
    heading,
    intro,
    statusHeading,
    statusTexts,
    checklistHeading,
    checklist,
    generatorLabel,
    ...shown
  } = words;
  return (
    <Column>
      <h1>{heading}</h1>
      <Intro>{intro}</Intro>
      <TestResults words={shown} />
      <h2>{statusHeading}</h2>
      <ul>
        {Object.entries(statusTexts).map(([status, meaning]) => (
          <li key={status}>
            <b>{statusLabel(status, words.statusLabels)}</b>: {meaning}.
          </li>
        ))}
      </ul>
      <h2>{checklistHeading}</h2>
      <Checklist>
        {checklist.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Checklist>
      <LinkButton as={SiteLink} href="/audio-previews">
        {generatorLabel}
      </LinkButton>
    </Column>
  );
}
