import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Heading } from '@lectern/widget-look';

const REFOCUS_AFTER_MS = [50, 300, 1000];

interface StepHeadingProps {
  /** Whether the buyer's action led to this step. Only the first value counts: later ones must not move the focus. */
  takeFocus: boolean;
  children: ReactNode;
}

/** Receives the focus after a change of step, so that screen readers continue there. */
export function StepHeading({ takeFocus, children }: StepHeadingProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const [focuses] = useState(takeFocus);
  useEffect(() => {
    if (!focuses) return undefined;
    heading.current?.focus();
    // A bank's dialog that closes late restores the focus to an earlier element.
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
