import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, Panel } from '../../parts/index.js';
import { findUnsaved, forgetUnsaved } from './unsaved-words.js';

const Frame = styled(Panel)`
  margin-bottom: var(--space-3);
  pre {
    max-height: 16rem;
    margin: var(--space-1) 0 var(--space-2);
    padding: var(--space-2);
    overflow: auto;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-small);
    font: 400 0.9375rem/1.5 var(--font-control);
    white-space: pre-wrap;
  }
`;

/** What she had not saved when the letter was sent off from another window: hers until she puts it away. */
export function LeftOverWords({ id }: { id: string }) {
  const [left, setLeft] = useState(() => findUnsaved(id));
  if (!left) return null;
  const putAway = () => {
    forgetUnsaved(id);
    setLeft(undefined);
  };
  return (
    <Frame aria-label="Words that were not saved">
      <p>This letter was sent off in another window. These words of yours were not saved:</p>
      <pre tabIndex={0}>{`${left.subject}\n\n${left.body}`}</pre>
      <Button onClick={putAway}>Put them away</Button>
    </Frame>
  );
}
