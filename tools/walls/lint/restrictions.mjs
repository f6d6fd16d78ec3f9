/**
 * What oxlint hands to a rule, and what it asks of one, as far as ours need it; ESLint's rules look the same.
 * @typedef {object} Context
 * @property {string} filename
 * @property {string} cwd
 * @property {{ getAllComments(): { value: string }[] }} sourceCode
 * @property {(finding: { node: object, message: string }) => void} report
 *
 * @typedef {{ create(context: Context): Record<string, (node: never) => void> }} Rule
 */

/**
 * A pattern of code that this house does without.
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

export const restrictions = {
  'no-content-path': without(
    'Only libs/catalogue and the asset generators read content/: ask the catalogue.',
    // Reading by path is no import, so dependency-cruiser cannot see it. A sentence may name the folder.
    'Literal[value=/^\\S*((^|[.][/])content[/]|manuscript[/])\\S*$/]',
    'TemplateElement[value.raw=/^\\S*((^|[.][/])content[/]|manuscript[/])\\S*$/]',
    "CallExpression[callee.property.name=/^(join|resolve)$/] > Literal[value='content']",
  ),
  'no-clock': without(
    'Rules and limits know neither clock nor chance: have them handed in.',
    "NewExpression[callee.name='Date'][arguments.length=0]",
    "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    "CallExpression[callee.object.name='Math'][callee.property.name='random']",
  ),
  'no-environment': without(
    'Only backend/src/platform/config reads the environment: ask for a setting there.',
    "MemberExpression[object.name='process'][property.name='env']",
    "ImportDeclaration[source.value=/^(node:)?process$/] > ImportSpecifier[imported.name='env']",
  ),
  'no-default-export': without(
    'Export by name, so that a thing is called the same everywhere.',
    ':matches(ExportDefaultDeclaration, ExportSpecifier[exported.name="default"])',
  ),
  'no-service': without(
    'Name the one intention or the one question: a use case or a query, not a service.',
    'ClassDeclaration[id.name=/Service$/]',
  ),
  'no-forward-ref': without(
    'Two parts that need each other are one part, or speak by an event.',
    "CallExpression[callee.name='forwardRef']",
  ),
  'no-style-attribute': without(
    'The content security policy refuses style attributes in prerendered markup: use a styled part.',
    "JSXAttribute[name.name='style']",
  ),
  'no-focused-test': without(
    'Would keep every other test from running.',
    "MemberExpression[object.name=/^(it|test|describe)$/][property.name='only']",
  ),
  'no-wait-for-timeout': without(
    'Wait for what the visitor waits for, never for a time.',
    'CallExpression[callee.property.name="waitForTimeout"]',
  ),
  'no-styled-default': without(
    "import { styled } from 'styled-components': under Node the default is another thing.",
    "ImportDeclaration[source.value='styled-components'] > ImportDefaultSpecifier",
  ),
};
