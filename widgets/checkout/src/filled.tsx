import { Fragment, type ReactNode } from 'react';

/** A message with elements in the places of their names: `Order {order}.` */
export function filled(message: string, elements: Record<string, ReactNode>): ReactNode {
  return message.split(/\{(\w+)\}/).map((part, at) => {
    if (at % 2 === 0) return part;
    const element = elements[part];
    // A text of its own element still changes after a translator has wrapped it.
    return typeof element === 'string' ? (
      <span key={part}>{element}</span>
    ) : (
      <Fragment key={part}>{element}</Fragment>
    );
  });
}
