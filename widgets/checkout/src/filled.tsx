import { Fragment, type ReactNode } from 'react';

/** A message with elements in the places of their names: `Order {order}.` */
export function filled(message: string, elements: Record<string, ReactNode>): ReactNode {
  return message
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 ? <Fragment key={part}>{elements[part]}</Fragment> : part));
}
