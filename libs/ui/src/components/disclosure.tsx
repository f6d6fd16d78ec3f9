import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The summary comes last visually: the expanded text appears between the lead and the toggle. */
const Rest = styled.details`
  position: relative;
  &[open] {
    padding-bottom: 3.25rem;
  }
`;

const Toggle = styled.summary`
  width: fit-content;
  min-height: 2.75rem;
  margin-top: var(--space-1);
  padding: 0.5rem 0;
  color: var(--color-accent);
  font: 600 1rem/1.4 var(--font-control);
  list-style: none;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.3em;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    text-decoration-thickness: 2px;
  }
  [open] > & {
    position: absolute;
    bottom: 0;
  }
  [open] > & > :first-child,
  :not([open]) > & > :last-child {
    display: none;
  }
`;

interface DisclosureProps {
  lead: ReactNode;
  /** Collapsed text. It works without scripts, and the browser's page search finds it. */
  children: ReactNode;
  moreLabel: string;
  lessLabel: string;
}

export function Disclosure({ lead, children, moreLabel, lessLabel }: DisclosureProps) {
  return (
    <div>
      {lead}
      <Rest>
        <Toggle>
          <span>{moreLabel}</span>
          <span>{lessLabel}</span>
        </Toggle>
        {children}
      </Rest>
    </div>
  );
}
