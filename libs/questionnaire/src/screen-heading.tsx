import { Heading } from '@lectern/widget-look';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ScreenHeadingProps {
  /** Whether the visitor's own doing brought this screen; what it is later does not count. */
  takeFocus: boolean;
  children: ReactNode;
}

/** Where a screen reader goes on reading after the screen has changed. */
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
