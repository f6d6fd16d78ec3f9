import { MAX_DRAWN } from './svg-allow-list.js';

interface Node {
  elements: number;
  refers: string[];
}

/**
 * Counts the elements that a drawing's references draw. A few lines that refer to each other can draw billions of
 * elements, which would hang every browser.
 */
export class SvgReferences {
  private readonly byId = new Map<string, Node>();
  private readonly root: Node = { elements: 0, refers: [] };
  private readonly open: Node[] = [this.root];

  /** @param id of the element, if it has one @param refers ids that it refers to */
  enter(id: string | undefined, refers: readonly string[]): void {
    const own: Node = { elements: 0, refers: [] };
    if (id) this.byId.set(id, own);
    this.open.push(own);
    for (const node of this.open) {
      node.elements += 1;
      node.refers.push(...refers);
    }
  }

  leave(): void {
    this.open.pop();
  }

  /** Whether references form a circle, or draw more than {@link MAX_DRAWN} elements. */
  get isTooComplex(): boolean {
    return !(this.drawnBy(this.root, new Map(), new Set()) <= MAX_DRAWN);
  }

  private drawnBy(node: Node, known: Map<Node, number>, path: Set<Node>): number {
    if (path.has(node)) return Number.POSITIVE_INFINITY;
    const before = known.get(node);
    if (before !== undefined) return before;
    path.add(node);
    let drawn = node.elements;
    for (const id of node.refers) {
      const target = this.byId.get(id);
      if (target) drawn += this.drawnBy(target, known, path);
      if (drawn > MAX_DRAWN) break;
    }
    path.delete(node);
    known.set(node, drawn);
    return drawn;
  }
}
