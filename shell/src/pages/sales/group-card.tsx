import { Card } from '@lectern/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Sheet = styled(Card)`
  min-width: 0;
  background: var(--color-background);
  > h3 {
    font-size: var(--text-heading-3);
  }
  > h3 + p {
    margin-top: var(--space-half);
    color: var(--color-muted);
  }
`;

interface GroupCardProps {
  heading: string;
  text?: string | undefined;
  className?: string;
  children?: ReactNode;
}

/** A card within a section: labeled, but not a section of its own. */
export function GroupCard({ heading, text, className, children }: GroupCardProps) {
  const id = useId();
  return (
    <Sheet role="group" aria-labelledby={id} className={className}>
      <h3 id={id}>{heading}</h3>
      {text ? <p>{text}</p> : null}
      {children}
    </Sheet>
  );
}
