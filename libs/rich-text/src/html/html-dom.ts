/**
 * Parts of the DOM that reading HTML uses: those of browsers and of linkedom, which has no table rows, spans or
 * backward walks. Node's programs compile this library without the DOM's types.
 */
export interface HtmlNode {
  readonly nodeType: number;
  readonly nodeName: string;
  nodeValue: string | null;
  textContent: string | null;
  readonly isConnected: boolean;
  readonly parentNode: HtmlParent | null;
  readonly parentElement: HtmlElement | null;
  readonly previousSibling: HtmlNode | null;
  readonly nextSibling: HtmlNode | null;
  readonly firstChild: HtmlNode | null;
  readonly childNodes: Iterable<HtmlNode> & { readonly length: number };
  contains(other: HtmlNode | null): boolean;
  hasChildNodes(): boolean;
}

interface HtmlParent {
  removeChild(child: HtmlNode): unknown;
}

interface HtmlFragment extends HtmlNode {
  append(...nodes: (HtmlNode | string)[]): void;
}

export interface HtmlElement extends HtmlNode {
  readonly tagName: string;
  readonly localName: string;
  readonly attributes: Iterable<{ readonly name: string }>;
  readonly ownerDocument: HtmlDocument;
  readonly children: Iterable<HtmlElement>;
  readonly firstElementChild: HtmlElement | null;
  readonly previousElementSibling: HtmlElement | null;
  readonly nextElementSibling: HtmlElement | null;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  matches(selector: string): boolean;
  closest(selector: string): HtmlElement | null;
  querySelector(selector: string): HtmlElement | null;
  querySelectorAll(selector: string): Iterable<HtmlElement>;
  append(...nodes: (HtmlNode | string)[]): void;
  before(...nodes: (HtmlNode | string)[]): void;
  after(...nodes: (HtmlNode | string)[]): void;
  replaceWith(...nodes: (HtmlNode | string)[]): void;
  replaceChildren(...nodes: (HtmlNode | string)[]): void;
  remove(): void;
}

export interface HtmlDocument {
  createElement(tag: string): HtmlElement;
  createDocumentFragment(): HtmlFragment;
}

const [ELEMENT, TEXT, COMMENT] = [1, 3, 8];

export const isElement = (node: HtmlNode | null): node is HtmlElement => node?.nodeType === ELEMENT;

export const isText = (node: HtmlNode): boolean => node.nodeType === TEXT;

export const isComment = (node: HtmlNode): boolean => node.nodeType === COMMENT;

/** Nodes within an element, in the order of the document. */
export function nodesIn(root: HtmlElement): HtmlNode[] {
  const found: HtmlNode[] = [];
  let node = root.firstChild;
  while (node) {
    found.push(node);
    let next = node.firstChild;
    for (let last: HtmlNode | null = node; !next && last && last !== root; last = last.parentElement)
      next = last.nextSibling;
    node = next;
  }
  return found;
}
