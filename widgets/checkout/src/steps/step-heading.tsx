import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Heading } from '@lectern/widget-look';

const REFOCUS_AFTER_MS = [50, 300, 1000];

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
    if (!focuses) return undefined;
    heading.current?.focus();
    // A bank's window that closes late gives the focus back to what was around it.
    const refocus = () => {
      const { activeElement: focused } = document;
      const isLost = !focused || (focused !== heading.current && focused.contains(heading.current));
      if (isLost) heading.current?.focus();
    };
    const timers = REFOCUS_AFTER_MS.map((afterMs) => setTimeout(refocus, afterMs));
    return () => timers.forEach(clearTimeout);
  }, [focuses]);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
