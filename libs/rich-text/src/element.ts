import type { Attrs } from 'prosemirror-model';

/** The part of a DOM element that the schema reads. Node's programs compile this library without the DOM's types. */
export interface ElementLike {
  getAttribute(name: string): string | null;
  querySelector(selector: string): ElementLike | null;
  textContent: string | null;
}

function isElement(value: unknown): value is ElementLike {
  return typeof value === 'object' && value !== null && 'getAttribute' in value;
}

/** Makes the `getAttrs` of a parse rule; false rejects the element. */
export function attributesFrom(read: (element: ElementLike) => Attrs | false) {
  return (value: unknown): Attrs | false => isElement(value) && read(value);
}

export function attribute(element: ElementLike, name: string): string {
  return element.getAttribute(name) ?? '';
}
