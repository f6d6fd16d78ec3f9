import { Fragment } from 'react';
import { styled } from 'styled-components';
import { moving as m } from '../messages.js';
import { say } from '../say.js';

/** A window of the other service, with its menus in order. */
const Window = styled.div`
  max-width: 36rem;
  overflow: hidden;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  &::before {
    content: '';
    display: block;
    height: 1.25rem;
    border-bottom: 1px solid var(--color-line);
    background:
      radial-gradient(circle at 0.875rem 50%, var(--color-edge) 0.1875rem, transparent 0.25rem),
      radial-gradient(circle at 1.625rem 50%, var(--color-edge) 0.1875rem, transparent 0.25rem),
      radial-gradient(circle at 2.375rem 50%, var(--color-edge) 0.1875rem, transparent 0.25rem),
      var(--color-wash);
  }
`;

const Menus = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  padding: var(--space-2) var(--space-3);
  font: 600 0.9375rem/1.4 var(--font-control);
  span {
    padding: 0.375rem 0.75rem;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-small);
  }
  span:last-of-type {
    border-color: var(--color-accent);
    background: var(--color-wash);
    color: var(--color-accent-strong);
  }
  i {
    color: var(--color-muted);
    font-style: normal;
  }
`;

export const ExportPicture = ({ path }: { path: readonly string[] }) => (
  <Window role="img" aria-label={say(m.sources.picture, { path: path.join(' › ') })}>
    <Menus aria-hidden="true">
      {path.map((step, at) => (
        <Fragment key={step}>
          {at > 0 ? <i>›</i> : null}
          <span>{step}</span>
        </Fragment>
      ))}
    </Menus>
  </Window>
);
