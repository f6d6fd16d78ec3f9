import { styled } from 'styled-components';
import type { TocItem } from 'foliate-js/epub.js';

import { Panel } from '../../islands/reader/reader-frame.js';
import type { ReadWords } from './read.words.js';

export const PanelName = styled.h2`
  margin-bottom: var(--space-1);
  font: 600 0.9375rem/1.4 var(--font-control);
`;

/** Places to go to, one beneath the other. */
export const Places = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  font: 500 1rem/1.35 var(--font-control);
  li + li {
    border-top: 1px solid var(--color-line);
  }
  button {
    width: 100%;
    min-height: 2.75rem;
    padding: 0.625rem 0;
    border: 0;
    background: none;
    color: var(--color-ink);
    text-align: left;
    overflow-wrap: anywhere;
  }
  button:hover {
    color: var(--color-accent);
  }
  ol {
    padding-left: var(--space-2);
    list-style: none;
  }
  small {
    display: block;
    color: var(--color-muted);
    font-size: 0.875rem;
  }
  mark {
    background: color-mix(in srgb, #f0b429 40%, transparent);
    color: inherit;
  }
`;

interface ContentsProps {
  id: string;
  words: ReadWords;
  toc: readonly TocItem[];
  onGo: (href: string) => void;
}

/** The chapters. */
export function BookContents({ id, words, toc, onGo }: ContentsProps) {
  return (
    <Panel id={id} role="group" aria-label={words.labels.contentsLabel} data-side="left">
      <PanelName>{words.labels.contentsLabel}</PanelName>
      <Entries id={id} items={toc} onGo={onGo} />
    </Panel>
  );
}

function Entries({
  id,
  items,
  onGo,
}: {
  id: string;
  items: readonly TocItem[];
  onGo: (href: string) => void;
}) {
  return (
    <Places>
      {items.map(({ label, href, subitems }, at) => (
        <li key={at}>
          <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={() => onGo(href)}>
            {label.trim()}
          </button>
          {subitems?.length ? <Entries id={id} items={subitems} onGo={onGo} /> : null}
        </li>
      ))}
    </Places>
  );
}

const Keys = styled.dl`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  font: 400 0.9375rem/1.45 var(--font-control);
  div {
    display: grid;
    grid-template-columns: 9.5rem minmax(0, 1fr);
    gap: var(--space-1);
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    color: var(--color-muted);
  }
`;

/** What the keys do. */
export function KeysPanel({ id, words }: { id: string; words: ReadWords }) {
  return (
    <Panel id={id} role="group" aria-label={words.keysLabel} data-side="right">
      <PanelName>{words.keysLabel}</PanelName>
      <Keys>
        {words.keys.map(({ keys, does }) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Keys>
    </Panel>
  );
}
