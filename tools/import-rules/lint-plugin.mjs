import path from 'node:path';

import { constantsOf, constantText } from './constant-text.mjs';
import { contentAtImport } from './content-at-import.mjs';
import { slownessOf } from './linear-expressions.mjs';
import { plainWords } from './plain-words.mjs';
import { styleTokens } from './style-tokens.mjs';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

/** Words joined by hyphens, then suffixes: place-order.use-case.ts. */
const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** Names that describe nothing, so anything ends up there. */
const emptyNames = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'shared', 'misc']);

/** @type {Rule} */
const fileName = {
  create: (context) => ({
    /** @param {object} node */
    Program(node) {
      const base = context.filename.startsWith(repositoryRoot + path.sep) ? repositoryRoot : context.cwd;
      for (const name of path.relative(base, context.filename).split(path.sep)) {
        if (!kebabCase.test(name)) {
          context.report({ node, message: `"${name}" must be in kebab-case.` });
        }
        const words = name.split('.');
        if (words.some((word) => emptyNames.has(word))) {
          const message = `"${name}" does not describe its content: name the file for what it contains.`;
          context.report({ node, message });
        }
      }
    },
  }),
};

/** @type {Rule} */
const noLintComments = {
  create: (context) => ({
    Program() {
      for (const { value } of context.sourceCode.getAllComments()) {
        if (!/^\s*(eslint|oxlint)-(disable|enable)/.test(value)) continue;
        // The comment could silence a report about itself.
        throw new Error('A rule holds everywhere: fix the code, or change the rule for everyone.');
      }
    },
  }),
};

/**
 * Node resolves './order.js' but not './order'. TypeScript and Vite resolve both, so a missing extension would only
 * fail when the built server starts.
 * @type {Rule}
 */
const relativeExtension = {
  create(context) {
    /** @param {{ source?: { type: string, value?: unknown } | null }} node */
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      if (!/^\.{1,2}(\/|$)/.test(source.value)) return;
      const file = source.value.replace(/\?.*$/, '');
      if (/\.tsx?$/.test(file)) {
        const message = `Name the built file: .js instead of the extension in ${source.value}`;
        context.report({ node: source, message });
      } else if (!/\.(js|mjs|cjs|json|css|svg|webp|avif|png|woff2)$/.test(file)) {
        const message = `Name the built file with its extension: ${source.value}.js`;
        context.report({ node: source, message });
      }
    };
    return {
      ImportDeclaration: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
    };
  },
};

/**
 * Subset of oxlint's rule interface, which equals ESLint's.
 * @typedef {object} Context
 * @property {string} filename
 * @property {string} cwd
 * @property {{ text: string, getAllComments(): { value: string }[] }} sourceCode
 * @property {(finding: { node: object, message: string }) => void} report
 *
 * @typedef {{ create(context: Context): Record<string, (node: never) => void> }} Rule
 */

/**
 * Forbids a code pattern.
 * @param {string} message
 * @param {string[]} selectors as of esquery
 * @returns {Rule}
 */
function without(message, ...selectors) {
  return {
    create: (context) => {
      /** @param {object} node */
      const report = (node) => context.report({ node, message });
      return Object.fromEntries(selectors.map((selector) => [selector, report]));
    },
  };
}

const restrictions = {
  'no-content-path': without(
    'Only libs/catalogue and the asset generators read content/: use the catalogue.',
    // dependency-cruiser sees imports only, not paths. A sentence may name the folder.
    'Literal[value=/^\\S*((^|[.][/])content[/]|manuscript[/])\\S*$/]',
    'TemplateElement[value.raw=/^\\S*((^|[.][/])content[/]|manuscript[/])\\S*$/]',
    "CallExpression[callee.property.name=/^(join|resolve)$/] > Literal[value='content']",
  ),
  'no-clock': without(
    'Rules and limits use neither clock nor randomness: pass them as arguments.',
    "NewExpression[callee.name='Date'][arguments.length=0]",
    "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    "CallExpression[callee.object.name='Math'][callee.property.name='random']",
  ),
  'no-environment': without(
    'Only backend/src/platform/config reads the environment, and the catalogue CONTENT_DIR: use their values.',
    "MemberExpression[object.name='process'][property.name='env']",
    "ImportDeclaration[source.value=/^(node:)?process$/] > ImportSpecifier[imported.name='env']",
  ),
  'no-default-export': without(
    'Use a named export, so the name is the same everywhere.',
    ':matches(ExportDefaultDeclaration, ExportSpecifier[exported.name="default"])',
  ),
  'no-service': without(
    'Name what it does, such as Refunds or SignIn: everything is a service.',
    'ClassDeclaration[id.name=/Service$/]',
  ),
  'no-forward-ref': without(
    'Merge parts that need each other, or publish an event.',
    "CallExpression[callee.name='forwardRef']",
  ),
  'no-style-attribute': without(
    'The content security policy refuses style attributes in prerendered markup: use a styled part.',
    "JSXAttribute[name.name='style']",
  ),
  'no-focused-test': without(
    'It prevents all other tests from running.',
    "MemberExpression[object.name=/^(it|test|describe)$/][property.name='only']",
  ),
  'no-wait-for-timeout': without(
    'Wait for a condition, never for a time.',
    'CallExpression[callee.property.name="waitForTimeout"]',
  ),
  'no-styled-default': without(
    "import { styled } from 'styled-components': under Node the default export differs.",
    "ImportDeclaration[source.value='styled-components'] > ImportDefaultSpecifier",
  ),
};

const SQL = /^\s*(?:SELECT\s|INSERT INTO\s|UPDATE\s+\w+\s+SET\s|DELETE FROM\s|WITH \w+ AS \()/;

/** Raw SQL belongs in `<feature>.queries.ts`. Strings are recognized by their first keyword. @type {Rule} */
const sqlInQueries = {
  create(context) {
    const message = 'Move SQL to <feature>.queries.ts.';
    return {
      /** @param {{ value?: unknown }} node */
      Literal(node) {
        if (typeof node.value === 'string' && SQL.test(node.value)) context.report({ node, message });
      },
      /** @param {{ quasis: { value: { raw: string } }[] }} node */
      TemplateLiteral(node) {
        if (SQL.test(node.quasis[0]?.value.raw ?? '')) context.report({ node, message });
      },
    };
  },
};

const longLines = 250;

/** Warns about long files, which may contain two ideas; max-lines is the error. @type {Rule} */
const longFile = {
  create: (context) => ({
    /** @param {object} node */
    Program(node) {
      const lines = context.sourceCode.text.trimEnd().split('\n').length;
      if (lines <= longLines) return;
      context.report({ node, message: `${lines} lines: does it contain more than one idea?` });
    },
  }),
};

const UNSEEN =
  'This expression is not known here: write it as a literal, or use indexOf, split or startsWith.';

/** Regular expressions must run in linear time, because their input can have any length. @type {Rule} */
const linearExpression = {
  create(context) {
    /** @type {Map<string, import('./constant-text.mjs').Node>} */
    let constants = new Map();
    /** @param {object} node @param {string} pattern @param {string} flags */
    const check = (node, pattern, flags) => {
      const message = slownessOf(pattern, flags);
      if (message) context.report({ node, message });
    };
    /** @param {{ callee: { name?: string }, arguments: import('./constant-text.mjs').Node[] }} node */
    const made = (node) => {
      if (node.callee.name !== 'RegExp') return;
      const [pattern, flags] = node.arguments.map((given) => constantText(given, constants));
      if (pattern === undefined) context.report({ node, message: UNSEEN });
      else check(node, pattern, flags ?? '');
    };
    return {
      /** @param {{ body: import('./constant-text.mjs').Node[] }} node */
      Program(node) {
        constants = constantsOf(node);
      },
      /** @param {{ regex?: { pattern: string, flags: string } }} node */
      Literal(node) {
        if (node.regex) check(node, node.regex.pattern, node.regex.flags);
      },
      NewExpression: made,
      CallExpression: made,
    };
  },
};

/** Rules that no published plugin has. */
export default {
  meta: { name: 'lectern' },
  rules: {
    'content-at-import': contentAtImport,
    'file-name': fileName,
    'linear-expression': linearExpression,
    'long-file': longFile,
    'no-lint-comments': noLintComments,
    'plain-words': plainWords,
    'relative-extension': relativeExtension,
    'sql-in-queries': sqlInQueries,
    'style-tokens': styleTokens,
    ...restrictions,
  },
};
