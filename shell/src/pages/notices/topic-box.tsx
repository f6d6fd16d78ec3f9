import type { Newsletter } from '@lectern/catalogue';
import { useId } from 'react';
import { styled } from 'styled-components';

/** All of it ticks the box, whose label lies above the note. */
const Box = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 var(--space-2);
  padding: var(--space-2);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-small);
  background: var(--color-surface);
  input {
    position: relative;
    z-index: 1;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: var(--color-accent);
    cursor: pointer;
  }
  label {
    font: 600 var(--text-control) / 1.5rem var(--font-control);
  }
  label::after {
    content: '';
    position: absolute;
    inset: 0;
    cursor: pointer;
  }
  p {
    grid-column: 2;
    color: var(--color-muted);
    font-size: 1rem;
    line-height: 1.5;
  }
  &:hover,
  &:has(:checked) {
    border-color: var(--color-accent);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--color-accent);
    outline-offset: 2px;
  }
  input:focus-visible {
    outline: none;
  }
`;

/** One thing that a reader may hear of. */
export function TopicBox({ id, label, note }: Newsletter['topics'][number]) {
  const boxId = useId();
  const noteId = useId();
  return (
    <Box>
      <input type="checkbox" id={boxId} name="topics" value={id} aria-describedby={noteId} />
      <label htmlFor={boxId}>{label}</label>
      <p id={noteId}>{note}</p>
    </Box>
  );
}
