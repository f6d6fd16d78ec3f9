import { useMemo } from 'react';
import { styled } from 'styled-components';

import { Muted } from '../components/index.js';
import { saving as m } from '../messages.js';
import { differenceOf } from './difference.js';

const Texts = styled.div`
  max-height: 20rem;
  padding: var(--space-2);
  overflow: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-small);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ins {
    background: color-mix(in srgb, var(--color-success) 18%, transparent);
    text-decoration-thickness: 2px;
  }
  del {
    background: color-mix(in srgb, var(--color-danger) 14%, transparent);
  }
`;

/** Changes from one text to another: removed words are crossed out, added ones underlined. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => differenceOf(before, after), [before, after]);
  if (parts.every(({ kind }) => kind === 'same')) return <Muted>{m.difference.none}</Muted>;
  return (
    <Texts role="region" aria-label={m.difference.label} tabIndex={0} dir="auto">
      {parts.map(({ kind, text }, at) => {
        if (kind === 'added') return <ins key={at}>{text}</ins>;
        return kind === 'removed' ? <del key={at}>{text}</del> : <span key={at}>{text}</span>;
      })}
    </Texts>
  );
}
