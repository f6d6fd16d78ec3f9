import { Fragment, type ReactNode } from 'react';

/** Inserts elements into a message's placeholders: `Order {order}.` */
export function interpolate(message: string, elements: Record<string, ReactNode>): ReactNode {
  return message.split(/\{(\w+)\}/).map((part, at) => {
    if (at % 2 === 0) return part;
    const element = elements[part];
    // Text in its own element keeps updating after a browser's translator has wrapped it.
    return typeof element === 'string' ? (
      <span key={part}>{element}</span>
    ) : (
      <Fragment key={part}>{element}</Fragment>
    );
  });
}
