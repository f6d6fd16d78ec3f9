import ts from 'typescript';

/**
 * A change planted in a source: what stands there, and what stands there when it is active.
 * @typedef {object} Mutant
 * @property {number} id
 * @property {number} line
 * @property {string} within the method or function around it
 * @property {string} kind
 * @property {string} before in one line
 * @property {string} after
 */

/** @typedef {{ kind: string, after: string }} Change of an expression */

const { SyntaxKind: Kind } = ts;

/** @type {Partial<Record<ts.SyntaxKind, string[]>>} */
const comparisons = {
  [Kind.EqualsEqualsEqualsToken]: ['!=='],
  [Kind.ExclamationEqualsEqualsToken]: ['==='],
  [Kind.LessThanToken]: ['<=', '>='],
  [Kind.GreaterThanToken]: ['>=', '<='],
  [Kind.LessThanEqualsToken]: ['<', '>'],
  [Kind.GreaterThanEqualsToken]: ['>', '<'],
};
/** @type {Partial<Record<ts.SyntaxKind, string>>} */
const operators = {
  [Kind.AmpersandAmpersandToken]: '||',
  [Kind.BarBarToken]: '&&',
  [Kind.QuestionQuestionToken]: '&&',
  [Kind.PlusToken]: '-',
  [Kind.MinusToken]: '+',
  [Kind.AsteriskToken]: '/',
  [Kind.SlashToken]: '*',
};
/** What a chain can do without, so that only a test says whether it should. */
const droppable = new Set(
  'filter sort reverse slice trim toLowerCase toUpperCase where andWhere orIgnore orderBy addOrderBy'.split(
    ' ',
  ),
);
const opposites = new Map(Object.entries({ some: 'every', every: 'some', max: 'min', min: 'max' }));
/** A list this long is read as a table: it is emptied, not thinned out. */
const longestList = 3;
const shownAtStart = 60;
const shownAtEnd = 30;

/** Calls of one chain begin alike, so its end is shown too. @param {string} text */
const inOneLine = (text) => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= shownAtStart + shownAtEnd) return line;
  return `${line.slice(0, shownAtStart)}…${line.slice(-shownAtEnd)}`;
};

/** Declared, not done: types, imports, what a decorator says of a member. @param {ts.Node} node */
const isDeclared = (node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isDecorator(node);

/** The condition of an if or of a choice between two. @param {ts.Node} node */
function isCondition(node) {
  if (ts.isIfStatement(node.parent)) return node.parent.expression === node;
  return ts.isConditionalExpression(node.parent) && node.parent.condition === node;
}

/** @param {ts.Expression} node */
const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** @param {ts.BinaryExpression} node @param {ts.SourceFile} file @returns {Change[]} */
function changesOfBinary(node, file) {
  const { left, right, operatorToken } = node;
  /** @param {string} operator */
  const joined = (operator) => `${left.getText(file)} ${operator} ${right.getText(file)}`;
  const flipped = comparisons[operatorToken.kind];
  if (flipped) {
    // As a condition its opposite is tried already: both ways of the condition are.
    const tried = isCondition(node) ? flipped.slice(0, -1) : flipped;
    return tried.map((operator) => ({ kind: 'comparison', after: joined(operator) }));
  }
  const other = operators[operatorToken.kind];
  if (!other || (operatorToken.kind === Kind.PlusToken && (isText(left) || isText(right)))) return [];
  return [{ kind: 'operator', after: `(${left.getText(file)}) ${other} (${right.getText(file)})` }];
}

/** @param {ts.CallExpression} node @param {ts.SourceFile} file @returns {Change[]} */
function changesOfCall(node, file) {
  const { expression: called } = node;
  if (!ts.isPropertyAccessExpression(called) || node.flags & ts.NodeFlags.OptionalChain) return [];
  const { name, expression: receiver } = called;
  if (droppable.has(name.text)) return [{ kind: 'call', after: receiver.getText(file) }];
  const opposite = opposites.get(name.text);
  if (!opposite) return [];
  const args = node.arguments.map((argument) => argument.getText(file)).join(', ');
  return [{ kind: 'call', after: `${receiver.getText(file)}.${opposite}(${args})` }];
}

/** @param {ts.ArrayLiteralExpression} node @param {ts.SourceFile} file @returns {Change[]} */
function changesOfList(node, file) {
  const { elements, parent } = node;
  const isTarget = ts.isBinaryExpression(parent) && parent.left === node;
  if (elements.length === 0 || isTarget) return [];
  if (elements.length === 1 || elements.length > longestList) return [{ kind: 'list', after: '[]' }];
  return elements.map((left) => {
    const kept = elements.filter((element) => element !== left);
    return { kind: 'list', after: `[${kept.map((element) => element.getText(file)).join(', ')}]` };
  });
}

/** @param {string} text */
function otherNumber(text) {
  const value = Number(text.replaceAll('_', ''));
  if (value > 9) return '0';
  return String(value === 1 ? 0 : value + 1);
}

/** `3 * 24 * 60`: one number, however it is written. @param {ts.Node} node @returns {boolean} */
const isWritten = (node) =>
  ts.isNumericLiteral(node) || (ts.isBinaryExpression(node) && isWritten(node.left) && isWritten(node.right));

/** @param {ts.Expression} node @param {ts.SourceFile} file @returns {Change[]} */
function changesOfKind(node, file) {
  if (ts.isBinaryExpression(node) && isWritten(node))
    return isWritten(node.parent) ? [] : [{ kind: 'number', after: '0' }];
  if (ts.isNumericLiteral(node) && isWritten(node.parent)) return [];
  if (ts.isBinaryExpression(node)) return changesOfBinary(node, file);
  if (ts.isCallExpression(node)) return changesOfCall(node, file);
  if (ts.isArrayLiteralExpression(node)) return changesOfList(node, file);
  if (node.kind === Kind.TrueKeyword) return [{ kind: 'truth', after: 'false' }];
  if (node.kind === Kind.FalseKeyword) return [{ kind: 'truth', after: 'true' }];
  if (ts.isNumericLiteral(node)) return [{ kind: 'number', after: otherNumber(node.text) }];
  const isNegation = ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken;
  if (isNegation && !isCondition(node)) return [{ kind: 'negation', after: node.operand.getText(file) }];
  return [];
}

/** Whether a value goes back to the caller from here. @param {ts.Node} node */
const isReturned = (node) =>
  (ts.isReturnStatement(node.parent) && node.parent.expression === node) ||
  (ts.isArrowFunction(node.parent) && node.parent.body === node);

/** @param {ts.Node} node @param {ts.SourceFile} file @returns {Change[]} */
function changesOf(node, file) {
  if (!ts.isExpression(node) || ts.isOmittedExpression(node) || ts.isSpreadElement(node)) return [];
  const isName = 'name' in node.parent && node.parent.name === node;
  if (isName || ts.isStringLiteral(node)) return isReturned(node) ? [returnsNothing] : [];
  const changes = changesOfKind(node, file);
  if (isCondition(node)) {
    const ways = ['true', 'false'].map((after) => ({ kind: 'condition', after }));
    return [...ways, ...changes];
  }
  const isNothing = ts.isIdentifier(node) && node.text === 'undefined';
  if (changes.length > 0 || isNothing || node.kind === Kind.NullKeyword || !isReturned(node)) return changes;
  return ts.isConditionalExpression(node) ? [] : [returnsNothing];
}

const returnsNothing = { kind: 'return', after: 'undefined' };

/** What can be left out: a statement that does something, or refuses. What only goes to the log is nobody's promise. @param {ts.Node} node @param {ts.SourceFile} file */
function isRemovable(node, file) {
  if (ts.isThrowStatement(node)) return true;
  if (!ts.isExpressionStatement(node) || ts.isStringLiteral(node.expression)) return false;
  return !/^(super\(|(this\.)?logger\.|noteInLog\()/.test(node.getText(file));
}

/** @param {ts.Node} node @param {ts.SourceFile} file */
function nameAround(node, file) {
  for (let at = node.parent; at; at = at.parent) {
    if (!ts.isFunctionLike(at) && !(ts.isVariableDeclaration(at) && isFunctionOrTop(at))) continue;
    if (at.name) return at.name.getText(file);
  }
  return '';
}

/** @param {ts.VariableDeclaration} node */
const isFunctionOrTop = ({ initializer, parent }) =>
  (initializer && ts.isArrowFunction(initializer)) || ts.isSourceFile(parent.parent.parent);

/**
 * Plants all changes of a source at once: `__planted(id)` says which of them is active. Beneath a change stands the
 * source as it was, so that no two are ever active together.
 * @param {string} name of the file
 * @param {string} source
 * @param {number} firstId
 * @returns {{ planted: string, mutants: Mutant[] }}
 */
export function plant(name, source, firstId = 1) {
  const scriptKind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, scriptKind);
  /** @type {Mutant[]} */
  const mutants = [];

  /** @param {ts.Node} node @param {string} kind @param {string} after */
  function note(node, kind, after) {
    const id = firstId + mutants.length;
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    const within = nameAround(node, file);
    mutants.push({ id, line, within, kind, before: inOneLine(node.getText(file)), after: inOneLine(after) });
    return `__planted(${id})`;
  }

  /** @param {ts.Node} node @returns {string} */
  function write(node) {
    if (isDeclared(node)) return node.getText(file);
    const changes = changesOf(node, file).map(
      ({ kind, after }) => `${note(node, kind, after)} ? (${after}) : `,
    );
    const removal = isRemovable(node, file) ? note(node, 'statement', '') : undefined;
    let text = '';
    let at = node.getStart(file);
    ts.forEachChild(node, (child) => {
      text += source.slice(at, child.getStart(file)) + write(child);
      at = child.end;
    });
    text += source.slice(at, node.end);
    if (removal) return `{ if (!${removal}) ${text} }`;
    return changes.length > 0 ? `(${changes.join('')}(${text}))` : text;
  }
  return { planted: write(file), mutants };
}
