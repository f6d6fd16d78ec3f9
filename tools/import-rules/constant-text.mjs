/**
 * A part of the code, as far as it is read here.
 * @typedef {object} Node
 * @property {string} type
 * @property {unknown} [value]
 * @property {string} [name]
 * @property {Node} [declaration]
 * @property {{ id: Node, init: Node | null }[]} [declarations]
 * @property {{ object: Node, property: Node }} [callee]
 * @property {Node[]} [arguments]
 * @property {(Node | null)[]} [elements]
 * @property {Node[]} [expressions]
 * @property {{ value: { raw: string, cooked: string } }[]} [quasis]
 * @property {{ object?: Node }} [tag]
 * @property {Node} [quasi]
 */

/** @param {{ body: Node[] }} program @returns {Map<string, Node>} its constants, by their names */
export function constantsOf({ body }) {
  const declared = body.flatMap((each) => (each.declaration ?? each).declarations ?? []);
  return new Map(declared.flatMap(({ id, init }) => (id.name && init ? [[id.name, init]] : [])));
}

/** @param {(string | undefined)[]} texts @param {string | undefined} between */
const joined = (texts, between) =>
  between !== undefined && texts.every((text) => text !== undefined) ? texts.join(between) : undefined;

/**
 * Evaluates a node to its text: literals, constants of the file, and their concatenations.
 * @param {Node | null | undefined} node
 * @param {Map<string, Node>} constants
 * @returns {string | undefined} nothing where that is seen only when it runs
 */
export function constantText(node, constants) {
  /** @param {Node | null | undefined} part */
  const text = (part) => constantText(part, constants);
  /** @param {Node | undefined} template @param {'raw' | 'cooked'} as */
  const filled = (template, as) => {
    const { quasis = [], expressions = [] } = template ?? {};
    return joined(
      quasis.flatMap(({ value }, at) => (at === 0 ? [value[as]] : [text(expressions[at - 1]), value[as]])),
      '',
    );
  };
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type === 'Identifier') return text(constants.get(node.name ?? ''));
  if (node?.type === 'TemplateLiteral') return filled(node, 'cooked');
  if (node?.type === 'TaggedTemplateExpression' && node.tag?.object?.name === 'String')
    return filled(node.quasi, 'raw');
  const { callee, arguments: [between] = [] } = node ?? {};
  if (callee?.object?.type !== 'ArrayExpression' || callee.property.name !== 'join') return undefined;
  return joined((callee.object.elements ?? []).map(text), text(between));
}
