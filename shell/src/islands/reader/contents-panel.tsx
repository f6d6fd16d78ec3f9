import { styled } from 'styled-components';
import { Panel } from './reader-frame.js';
import type { Reading } from './reading.js';

const List = styled.ol`
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
  }
  button:hover {
    color: var(--color-accent);
  }
`;

const Name = styled.p`
  margin-bottom: var(--space-half);
  color: var(--color-muted);
  font: 600 0.875rem/1.4 var(--font-control);
`;

interface ContentsPanelProps {
  id: string;
  label: string;
  reading: Reading;
  /** Null for the beginning. */
  onGo: (partId: string | null) => void;
}

/** The parts of the sample. */
export function ContentsPanel({ id, label, reading, onGo }: ContentsPanelProps) {
  const parts = [{ id: null, title: reading.title }, ...reading.contents];
  return (
    <Panel id={id} role="group" aria-label={label} data-side="left">
      <Name>{label}</Name>
      <List>
        {parts.map((part) => (
          <li key={part.id}>
            <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={() => onGo(part.id)}>
              {part.title}
            </button>
          </li>
        ))}
      </List>
    </Panel>
  );
}
