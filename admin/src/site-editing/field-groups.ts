import type { ContentField } from '@lectern/api-client/admin';
import type { FieldNode } from './field-tree.js';
import { nameOf } from './field-words.js';
import { type GroupName, isAtTop, looseGroup, pageGroup } from './place-names.js';
import { keyOf, nameStepsOf } from './places.js';

/** A part of the page with its fields. */
export interface FieldGroup extends GroupName {
  nodes: readonly FieldNode[];
}

/** Parts whose heading and text have another name. */
const PARTS_OF: Readonly<Record<string, string>> = { pricing: 'offers', topics: 'topicColumns' };
/** Parts of pages from top to bottom. Others follow in the order of the content. */
const PAGE_ORDER = [
  ...[
    'hero',
    'navigation',
    'footer',
    'carousel',
    'author',
    'journey',
    'works',
    'events',
    'services',
    'offers',
  ],
  ...['topicColumns', 'testimonials', 'bookOfTheMonth', 'interviews', 'newsletter', 'questions'],
];
const AT_END = ['closing', 'other', 'meta'];

function rankOf(group: string): number {
  const at = PAGE_ORDER.indexOf(group);
  const fromEnd = AT_END.indexOf(group);
  if (at >= 0) return at;
  return fromEnd >= 0 ? PAGE_ORDER.length + 1 + fromEnd : PAGE_ORDER.length;
}

const named = (key: string): GroupName => ({ key, name: nameOf(key) });

function groupOf(field: ContentField, parts: ReadonlySet<string>): GroupName {
  if (field.kind === 'picture') return named('author');
  const page = pageGroup(field);
  if (page) return page;
  const [first = '', ...rest] = nameStepsOf(field.pointer);
  if (rest.length > 0) return named(first);
  // A list of paragraphs, such as of an introduction, belongs to the top too.
  if (isAtTop(field)) return named('hero');
  if (field.kind === 'list') return named(first);
  const part = /^(.+?)(?:Heading|Text|Note)$/.exec(first)?.[1] ?? '';
  const found = PARTS_OF[part] ?? part;
  return parts.has(found) ? named(found) : (looseGroup(field) ?? named('other'));
}

/** Fields by the part of the page that they belong to, from its top to its end. */
export function groupsOf(nodes: readonly FieldNode[]): FieldGroup[] {
  const parts = new Set(
    nodes.flatMap(({ field }) => {
      const steps = nameStepsOf(field.pointer);
      return steps.length > 1 || field.kind === 'list' ? steps.slice(0, 1) : [];
    }),
  );
  const groups = new Map<string, GroupName & { nodes: FieldNode[] }>();
  for (const node of nodes) {
    const group = groupOf(node.field, parts);
    const known = groups.get(group.key);
    if (known) known.nodes.push(node);
    else groups.set(group.key, { ...group, nodes: [node] });
  }
  return [...groups.values()].toSorted((one, other) => rankOf(one.key) - rankOf(other.key));
}

/** Fields that follow each other in one smaller part; its name is null if they are in none. */
export interface FieldPart {
  key: string;
  name: string | null;
  nodes: readonly FieldNode[];
}

/** Smaller parts of a group or of an entry: `around` is the group, or the pointer of the entry. */
export function partsOf(nodes: readonly FieldNode[], around: string): FieldPart[] {
  const parts: { key: string; name: string | null; nodes: FieldNode[] }[] = [];
  let before: string | undefined;
  for (const node of nodes) {
    const { file, pointer } = node.field;
    const below = around.startsWith('/') ? pointer.slice(around.length) : pointer;
    const steps = nameStepsOf(below).slice(0, -1);
    const name = (steps[0] === around ? steps.slice(1) : steps).map(nameOf).join(' · ');
    if (name === before) parts.at(-1)?.nodes.push(node);
    else parts.push({ key: `${keyOf({ file, pointer })} part`, name: name || null, nodes: [node] });
    before = name;
  }
  return parts;
}
