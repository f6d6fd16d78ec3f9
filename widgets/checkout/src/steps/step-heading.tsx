import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Heading } from '@lectern/widget-look';

interface StepHeadingProps {
  /**
   * Whether the buyer's own doing brought this step, and not the page's loading. What it is later does not count:
   * a first click into a field is a doing too, and keeps the focus where it is.
   */
  takeFocus: boolean;
  children: ReactNode;
}

/** Where a screen reader goes on reading after a step has changed. */
export function StepHeading({ takeFocus, children }: StepHeadingProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const [focuses] = useState(takeFocus);
  useEffect(() => {
    if (focuses) heading.current?.focus();
  }, [focuses]);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
