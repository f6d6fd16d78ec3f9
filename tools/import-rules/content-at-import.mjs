/**
 * A part of the code, as far as it is read here.
 * @typedef {object} Node
 * @property {string} type
 * @property {string} [name]
 * @property {Node} [parent]
 * @property {Node} [id]
 * @property {Node} [callee]
 * @property {Node} [property]
 * @property {Node} [key]
 * @property {boolean} [computed]
 * @property {boolean} [shorthand]
 * @property {string} [importKind]
 * @property {Node} [local]
 * @property {Node} [imported]
 * @property {{ value: string }} [source]
 * @property {Node[]} [specifiers]
 */

/** Entry points that export content. */
const CONTENT = /^@lectern\/catalogue(\/(openings|legal-topics|legal-guidance))?$/;

/** Exports that never change while the site runs, and functions of their arguments alone. */
const constants = new Set([
  'ArticleFault',
  'articleDocumentHtml',
  'articleHtml',
  'decimalPrice',
  'formatPrice',
  'isOn',
  'madeBooksFolder',
  'partContent',
  'partNames',
  'partOfPath',
  'readMinutes',
  'siteLanguages',
  'siteLocale',
  'siteMoney',
]);

/** Functions that read content when they are called. */
const readers = new Set([
  'articleBodyOf',
  'bookById',
  'bookByProductId',
  'coverOfProduct',
  'detailsOf',
  'salesPageOf',
  'writtenArticle',
]);

/** Values of `site` that change only at a restart. */
const settings = new Set(['country', 'currency', 'language', 'parts', 'timeZone']);

const FUNCTION = /^(Arrow)?Function(Expression|Declaration)?$/;

/** Parents that evaluate their child; other nodes of TypeScript are types. */
const TYPE = /^TS(?!(As|NonNull|Satisfies)Expression)/;

/** Whether an identifier is an expression, and no name of a member, a key or a type. @param {Node} node */
function isRead(node) {
  const { parent } = node;
  if (!parent || /^(Import|Export)/.test(parent.type) || TYPE.test(parent.type)) return false;
  if (parent.computed || parent.shorthand) return true;
  return parent.key !== node && !(parent.type === 'MemberExpression' && parent.property === node);
}

/** Whether a node runs before any function is called. Decorators and initial values of members count. @param {Node} node */
function runsAtImport(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (FUNCTION.test(at.type)) return false;
    if (at.type === 'Decorator' || at.type === 'PropertyDefinition') return true;
  }
  return true;
}

/** Name of the function of this module that a node is in. @param {Node} node @returns {string | undefined} */
function functionAround(node) {
  let name;
  for (let at = node.parent; at; at = at.parent)
    if (FUNCTION.test(at.type)) name = at.id?.name ?? at.parent?.id?.name;
  return name;
}

/**
 * Content changes while the site runs. A constant that derives from it would keep the words of the start.
 * @type {{ create(context: { report(finding: { node: object, message: string }): void }): Record<string, (node: never) => void> }}
 */
export const contentAtImport = {
  create(context) {
    /** Exported names by local ones. @type {Map<string, string>} */
    const imported = new Map();
    /** Functions of this module that read content. @type {Set<string | undefined>} */
    const reading = new Set();
    /** Calls at import. @type {Node[]} */
    const calls = [];
    /** @param {Node} node @param {string | undefined} name */
    const report = (node, name) =>
      context.report({ node, message: `Content changes while the site runs: read ${name} in a function.` });
    return {
      /** @param {Node} node */
      ImportDeclaration({ importKind, source, specifiers = [] }) {
        if (importKind === 'type' || !CONTENT.test(source?.value ?? '')) return;
        for (const { importKind: kind, imported: from, local } of specifiers)
          if (kind !== 'type' && from?.name && local?.name) imported.set(local.name, from.name);
      },
      /** @param {Node} node */
      Identifier(node) {
        const name = imported.get(node.name ?? '');
        if (!name || constants.has(name) || !isRead(node)) return;
        if (name === 'site' && settings.has(node.parent?.property?.name ?? '')) return;
        if (!runsAtImport(node)) reading.add(functionAround(node));
        else if (!readers.has(name) || node.parent?.callee === node) report(node, name);
      },
      /** @param {Node} node */
      CallExpression(node) {
        if (node.callee?.type === 'Identifier' && runsAtImport(node)) calls.push(node);
      },
      'Program:exit'() {
        for (const { callee } of calls)
          if (callee?.name && reading.has(callee.name)) report(callee, callee.name);
      },
    };
  },
};
