import {
  type PDFDocument,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
} from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);

/** Elements that hold whole paragraphs. */
const GROUPS = new Set(
  ['Document', 'DocumentFragment', 'Part', 'Art', 'Sect', 'Div', 'NonStruct'].map((role) => `/${role}`),
);

function listAt(tree: PDFDict, key: number): PDFArray | undefined {
  const numbers = tree.lookupMaybe(name('Nums'), PDFArray);
  for (let at = 0; numbers && at + 1 < numbers.size(); at += 2)
    if (numbers.lookupMaybe(at, PDFNumber)?.asNumber() === key) {
      const value = numbers.lookup(at + 1);
      return value instanceof PDFArray ? value : undefined;
    }
  const branches = tree.lookupMaybe(name('Kids'), PDFArray);
  for (let at = 0; branches && at < branches.size(); at += 1) {
    const branch = branches.lookupMaybe(at, PDFDict);
    const limits = branch?.lookupMaybe(name('Limits'), PDFArray);
    const [least, most] = [0, 1].map((end) => limits?.lookupMaybe(end, PDFNumber)?.asNumber() ?? key);
    if (branch && key >= (least ?? key) && key <= (most ?? key)) return listAt(branch, key);
  }
  return undefined;
}

/** The child of a group that is or contains an element. */
function blockOf(first: PDFRef, { context }: PDFDocument): { block: PDFRef; group: PDFRef } | undefined {
  let block = first;
  for (let depth = 0; depth < 50; depth += 1) {
    const group = context.lookupMaybe(block, PDFDict)?.get(name('P'));
    if (!(group instanceof PDFRef)) return undefined;
    const parent = context.lookupMaybe(group, PDFDict);
    const role = parent?.get(name('S'))?.toString() ?? '';
    if (GROUPS.has(role) || parent?.get(name('Type')) === name('StructTreeRoot')) return { block, group };
    block = group;
  }
  return undefined;
}

/** Adds the line as a paragraph to the page's structure tree. Undefined if the page has no usable tags. */
export function tagLine(document: PDFDocument, page: PDFPage, isFirst: boolean): number | undefined {
  const { context, catalog } = document;
  const root = catalog.lookupMaybe(name('StructTreeRoot'), PDFDict);
  const tree = root?.lookupMaybe(name('ParentTree'), PDFDict);
  const key = page.node.lookupMaybe(name('StructParents'), PDFNumber)?.asNumber();
  const list = tree && key !== undefined ? listAt(tree, key) : undefined;
  if (!list) return undefined;
  const owners = list.asArray().filter((one) => one instanceof PDFRef);
  const neighbour = isFirst ? owners[0] : owners.at(-1);
  const found = neighbour && blockOf(neighbour, document);
  if (!found) return undefined;
  const group = context.lookup(found.group, PDFDict);
  const kids = group.lookup(name('K'));
  const siblings = kids instanceof PDFArray ? kids : context.obj([found.block]);
  const at = siblings.asArray().findIndex((kid) => kid === found.block);
  if (at < 0) return undefined;
  const number = list.size();
  const element = context.register(
    context.obj({ Type: 'StructElem', S: 'P', P: found.group, Pg: page.ref, K: number }),
  );
  list.push(element);
  siblings.insert(isFirst ? at : at + 1, element);
  if (siblings !== kids) group.set(name('K'), siblings);
  return number;
}
