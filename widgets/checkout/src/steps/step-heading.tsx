import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '@lectern/widget-look';

interface StepHeadingProps {
  /** Whether the buyer's own doing brought this step, and not the page's loading. */
  takeFocus: boolean;
  children: ReactNode;
}

/** Where a screen reader goes on reading after a step has changed. */
export function StepHeading({ takeFocus, children }: StepHeadingProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
