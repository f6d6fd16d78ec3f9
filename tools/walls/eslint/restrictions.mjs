// Patterns of code that this house does without, for ESLint's no-restricted-syntax. They are listed by
// name because a later setting of that rule replaces an earlier one: each group of files gets a whole list.

const environment = [
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'Only backend/src/platform/config reads the environment: ask for a setting there.',
  },
  {
    selector: "ImportDeclaration[source.value=/^(node:)?process$/] > ImportSpecifier[imported.name='env']",
    message: 'Only backend/src/platform/config reads the environment: ask for a setting there.',
  },
];

const defaultExports = [
  {
    selector: ':matches(ExportDefaultDeclaration, ExportSpecifier[exported.name="default"])',
    message: 'Export by name, so that a thing is called the same everywhere.',
  },
];

const services = [
  {
    selector: 'ClassDeclaration[id.name=/Service$/]',
    message: 'Name the one intention or the one question: a use case or a query, not a service.',
  },
  {
    selector: "CallExpression[callee.name='forwardRef']",
    message: 'Two parts that need each other are one part, or speak by an event.',
  },
];

const styleAttributes = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The content security policy refuses style attributes in prerendered markup: use a styled part.',
  },
];

const manyVerbs = [
  {
    selector:
      "ClassBody > MethodDefinition[kind='method']:not([accessibility='private']):not([key.type='PrivateIdentifier']):not([key.name='execute'])",
    message: 'A use case has one public method: execute.',
  },
];

const testShortcuts = [
  {
    selector: "MemberExpression[object.name=/^(it|test|describe)$/][property.name='only']",
    message: 'Would keep every other test from running.',
  },
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Wait for what the visitor waits for, never for a time.',
  },
];

const contentMessage = 'Only libs/catalogue and tools/books read content/: ask the catalogue.';

/** Reading by path is no import, so dependency-cruiser cannot see it. A sentence may name the folder. */
const content = [
  { selector: 'Literal[value=/^\\S*((^|[.][/])content[/]|manuscript[/])\\S*$/]', message: contentMessage },
  {
    selector: 'TemplateElement[value.raw=/^\\S*((^|[.][/])content[/]|manuscript[/])\\S*$/]',
    message: contentMessage,
  },
  {
    selector: "CallExpression[callee.property.name=/^(join|resolve)$/] > Literal[value='content']",
    message: contentMessage,
  },
];

const styledDefault = [
  {
    selector: "ImportDeclaration[source.value='styled-components'] > ImportDefaultSpecifier",
    message: "import { styled } from 'styled-components': under Node the default is another thing.",
  },
];

const clockMessage = 'A file without a suffix knows neither clock nor chance: have them handed in.';

const clock = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: clockMessage },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: clockMessage,
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: clockMessage,
  },
];

export const restrictions = {
  content,
  clock,
  environment,
  defaultExports,
  services,
  styleAttributes,
  styledDefault,
  manyVerbs,
  testShortcuts,
};

const sleepsMessage = 'A test waits for what it expects, never for a time.';

/** What tests do without, for ESLint's no-restricted-imports. */
export const sleeps = ['node:timers/promises', 'timers/promises'].map((name) => ({
  name,
  message: sleepsMessage,
}));
