import type { PageWords } from '@lectern/catalogue';
import { Container, from, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../layout/site-link.js';
import { statusLabel, useResults } from './test-results.js';
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

const Result = styled.dl`
  display: grid;
  gap: 0 var(--space-3);
  padding: var(--space-2) 0;
  border-top: 1px solid var(--color-line);
  ${from.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr);
  }
  dt {
    color: var(--color-muted);
    font: 400 0.875rem/1.5 var(--font-control);
  }
  dd {
    margin: 0;
  }
  /* Two lines for a title and for a message, so that nothing below moves when another comes in. */
  > :first-child dd,
  > :last-child dd {
    min-height: 2lh;
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
  const { columns, statusLabels } = words;
  const results = useResults(words);
  return (
    <Column>
      <h1>{words.heading}</h1>
      <Intro>{words.intro}</Intro>
      <Banner>
        <strong>{words.bannerTitle}</strong>
        {words.bannerText}
      </Banner>
      <h2>{words.resultsHeading}</h2>
      <ul>
        {results.map(({ book, voice, status, message }) => (
          <li key={voice}>
            <Result>
              <div>
                <dt>{columns.book}</dt>
                <dd>{book}</dd>
              </div>
              <div>
                <dt>{columns.voice}</dt>
                <dd>{voice}</dd>
              </div>
              <div>
                <dt>{columns.status}</dt>
                <dd>{statusLabel(status, statusLabels)}</dd>
              </div>
              <div>
                <dt>{columns.message}</dt>
                <dd>{message}</dd>
              </div>
            </Result>
          </li>
        ))}
      </ul>
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
