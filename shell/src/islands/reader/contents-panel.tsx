import { styled } from 'styled-components';
import { Panel } from './reader-frame.js';

export const PanelName = styled.h2`
  margin-bottom: var(--space-1);
  font: 600 0.9375rem/1.4 var(--font-control);
`;

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
  li > span {
    display: block;
    padding: 0.625rem 0;
    color: var(--color-muted);
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

interface Place {
  label: string;
  /** Null for a heading without target. */
  href: string | null;
  subitems?: readonly Place[] | null;
}

interface PlacesProps {
  id: string;
  places: readonly Place[];
  onGo: (href: string) => void;
}

export function ContentsPanel({ label, ...places }: PlacesProps & { label: string }) {
  return (
    <Panel id={places.id} role="group" aria-label={label} data-side="left">
      <PanelName>{label}</PanelName>
      <PlacesWithin {...places} />
    </Panel>
  );
}

function PlacesWithin({ id, places, onGo }: PlacesProps) {
  return (
    <Places>
      {places.map(({ label, href, subitems }, at) => (
        <li key={at}>
          {href === null ? (
            <span>{label}</span>
          ) : (
            <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={() => onGo(href)}>
              {label}
            </button>
          )}
          {subitems?.length ? <PlacesWithin id={id} places={subitems} onGo={onGo} /> : null}
        </li>
      ))}
    </Places>
  );
}
