import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Toggle = styled.button.attrs({ type: 'button' })`
  min-height: 2.75rem;
  margin-top: var(--space-1);
  padding: 0.5rem 0;
  border: 0;
  background: none;
  color: var(--color-accent);
  font: 600 1rem/1.4 var(--font-control);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.3em;
  &:hover {
    text-decoration-thickness: 2px;
  }
`;

export interface DisclosureProps {
  /** Always to be seen. */
  lead: ReactNode;
  /** Unfolds below it; in the markup from the start, for those who read pages without running them. */
  children: ReactNode;
  moreLabel: string;
  lessLabel: string;
}

/** A text of which the reader may ask for the rest. */
export function Disclosure({ lead, children, moreLabel, lessLabel }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      {lead}
      <div id={id} hidden={!open}>
        {children}
      </div>
      <Toggle aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? lessLabel : moreLabel}
      </Toggle>
    </div>
  );
}
