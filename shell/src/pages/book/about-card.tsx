import { Card, Icon } from '@lectern/ui';
import { styled } from 'styled-components';
import type { AboutWords } from './book.words.js';

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-2);
  h2 {
    font-size: var(--text-heading-3);
  }
  h3 {
    margin-bottom: var(--space-1);
    font-size: var(--text-heading-4);
  }
  li {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    font-size: 1rem;
    line-height: 1.45;
  }
  li + li {
    margin-top: var(--space-1);
  }
  svg {
    margin-top: 0.1em;
    color: var(--color-accent);
  }
`;

const Closing = styled.p`
  padding-top: var(--space-2);
  border-top: 1px solid var(--color-line);
  font: italic 400 1.125rem/1.45 var(--font-reading);
`;

/** The card "About This Book". */
export function AboutCard({ words }: { words: AboutWords }) {
  const { heading, paragraphs, features, audience, closing } = words;
  return (
    <Sheet as="section" aria-labelledby="about-title">
      <h2 id="about-title">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {features ? <Ticks {...features} /> : null}
      <Ticks {...audience} />
      {closing ? <Closing>{closing}</Closing> : null}
    </Sheet>
  );
}

function Ticks({ heading, entries }: { heading: string; entries: string[] }) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>
            <Icon name="check" />
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}
