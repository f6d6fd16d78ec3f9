import { Heading } from '@lectern/widget-look';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ScreenHeadingProps {
  /** Whether the visitor's own action led to this screen; only the first value counts. */
  takeFocus: boolean;
  children: ReactNode;
}

/** Receives the focus after a change of screen, so that screen readers continue there. */
export function ScreenHeading({ takeFocus, children }: ScreenHeadingProps): ReactNode {
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
