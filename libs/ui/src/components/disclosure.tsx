import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The summary comes last visually: the expanded text appears between the lead and the toggle. */
const Rest = styled.details`
  position: relative;
  &[open] {
    padding-bottom: 3.25rem;
  }
  @media print {
    &[open] {
      padding-bottom: 0;
    }
    &::details-content {
      display: block;
      content-visibility: visible;
    }
    summary {
      display: none;
    }
  }
`;

const Toggle = styled.summary`
  margin-top: var(--space-1);
  font-size: 1rem;
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
