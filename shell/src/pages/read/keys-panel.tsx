import { styled } from 'styled-components';

import { PanelName } from '../../islands/reader/contents-panel.js';
import { Panel } from '../../islands/reader/reader-frame.js';
import type { ReadWords } from './read.words.js';

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

const ARROWS: Readonly<Record<string, string>> = { '→': '←', '←': '→' };

interface KeysPanelProps {
  id: string;
  words: ReadWords;
  isRightToLeft: boolean;
}

export function KeysPanel({ id, words, isRightToLeft }: KeysPanelProps) {
  const named = (keys: string) =>
    isRightToLeft ? keys.replace(/[→←]/g, (arrow) => ARROWS[arrow] ?? arrow) : keys;
  return (
    <Panel id={id} role="group" aria-label={words.keysLabel} data-side="right">
      <PanelName>{words.keysLabel}</PanelName>
      <Keys>
        {words.keys.map(({ keys, does }) => (
          <div key={keys}>
            <dt>{named(keys)}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Keys>
    </Panel>
  );
}
