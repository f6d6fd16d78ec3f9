import { MAX_DRAWN } from './svg-allow-list.js';

interface Node {
  elements: number;
  refers: string[];
  /** Number of elements of each class. */
  classes: Map<string, number>;
}

/** Of a style rule without classes: `path { fill: url(#a) }`. */
const ANY_CLASS = '*';
const CLASS = /\.([\w-]+)/g;

const newNode = (): Node => ({ elements: 0, refers: [], classes: new Map() });

/**
 * Counts the elements that a drawing's references draw. A few lines that refer to each other can draw billions of
 * elements, which would hang every browser.
 */
export class SvgReferences {
  private readonly byId = new Map<string, Node>();
  /** References in style sheets, by the class of the elements that they apply to. */
  private readonly byClass = new Map<string, string[]>();
  private readonly root = newNode();
  private readonly open: Node[] = [this.root];

  /** @param element its tag and kept attributes @param refers ids that it refers to */
  enter(local: string, attributes: ReadonlyMap<string, string>, refers: readonly string[]): void {
    const own = newNode();
    const id = attributes.get('id');
    if (id) this.byId.set(id, own);
    this.open.push(own);
    // Stops of gradients draw nothing of their own.
    const classes = local === 'stop' ? [] : [ANY_CLASS, ...(attributes.get('class')?.split(/\s+/) ?? [])];
    for (const node of this.open) {
      node.elements += 1;
      node.refers.push(...refers);
      for (const each of classes) node.classes.set(each, (node.classes.get(each) ?? 0) + 1);
    }
  }

  leave(): void {
    this.open.pop();
  }

  /** @param referencesIn ids in the declarations of a rule */
  addStyle(css: string, referencesIn: (declarations: string) => readonly string[]): void {
    for (const rule of css.split('}')) {
      const [selector = '', declarations = ''] = rule.split('{').slice(-2);
      const refers = referencesIn(declarations);
      if (refers.length === 0) continue;
      const classes = [...selector.matchAll(CLASS)].map(([, name = '']) => name);
      for (const each of classes.length > 0 ? classes : [ANY_CLASS])
        this.byClass.set(each, [...(this.byClass.get(each) ?? []), ...refers]);
    }
  }

  /** Whether references form a circle, or draw more than {@link MAX_DRAWN} elements. */
  get isTooComplex(): boolean {
    return this.drawnBy(this.root, new Map(), new Set()) > MAX_DRAWN;
  }

  private drawnBy(node: Node, known: Map<Node, number>, path: Set<Node>): number {
    if (path.has(node)) return Number.POSITIVE_INFINITY;
    const before = known.get(node);
    if (before !== undefined) return before;
    path.add(node);
    let drawn = node.elements;
    const styled = [...node.classes].flatMap(([name, times]) =>
      (this.byClass.get(name) ?? []).map((id) => ({ id, times })),
    );
    for (const { id, times } of [...node.refers.map((id) => ({ id, times: 1 })), ...styled]) {
      const target = this.byId.get(id);
      if (target) drawn += times * this.drawnBy(target, known, path);
      if (drawn > MAX_DRAWN) break;
    }
    path.delete(node);
    known.set(node, drawn);
    return drawn;
  }
}
