import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { lectern } from './tools/walls/eslint/plugin.mjs';
import { restrictions, sleeps } from './tools/walls/eslint/restrictions.mjs';

const {
  clock,
  content,
  defaultExports,
  environment,
  manyVerbs,
  services,
  styleAttributes,
  styledDefault,
  testShortcuts,
} = restrictions;
/**
 * Where the types of a file come from: of its own package, as an editor wants it. Whoever lints all reads many
 * packages as one, which takes half the time, and names the settings of that one in LINT_PROJECT.
 */
const types = process.env.LINT_PROJECT
  ? { project: process.env.LINT_PROJECT, tsconfigRootDir: import.meta.dirname }
  : { projectService: true };
/** What holds in every file that ships. */
const always = [...content, ...defaultExports, ...environment, ...styledDefault];

/** Files whose tool asks for a default export or that run before any of ours. */
const configs = [
  '**/*.config.{ts,mjs,js,cjs}',
  '.dependency-cruiser.cjs',
  'tools/test/jest-*.{mjs,cjs}',
  'e2e/global-setup.ts',
];
/** Programs of the command line: they may speak on the console and read the environment. */
const programs = [
  'tools/**',
  'deploy/**',
  'e2e/**',
  '{shell,widgets/*,libs/*}/{build,compile}/**',
  ...configs,
];
const specs = ['**/*.spec.{ts,tsx}', '**/testing/**'];

/** @param {...{ selector: string, message: string }[]} lists */
const restricted = (...lists) => ({ 'no-restricted-syntax': ['error', ...lists.flat()] });

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/generated/**',
      '**/generated-public/**',
      '**/.data/**',
      '**/.cache/**',
      '.nx/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    plugins: { lectern },
    rules: {
      'lectern/file-name': 'error',
      'lectern/no-lint-comments': 'error',
      'lectern/relative-extension': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 250],
      'no-console': 'error',
      // What XML and file names forbid is said by exactly such patterns.
      'no-control-regex': 'off',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Nest names what has no fields of its own by a class: modules, tokens of abilities.
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      ...restricted(always),
    },
  },
  {
    files: ['**/*.{ts,tsx}', '{deploy,tools/{start,test,walls,bench,audit,buyers,chaos}}/**/*.mjs'],
    languageOptions: { parserOptions: types },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['{shell,widgets,libs}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // Reading what only the browser knows after hydration is an effect that sets state.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    // Made from the API by a program: as long as the API is wide.
    files: ['libs/api-client/src/schema.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Google's tag tells a command from other data by its being an arguments object.
    files: ['shell/src/analytics/google-tag.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
  {
    files: ['{shell,libs/ui}/**/*.tsx'],
    rules: restricted(always, styleAttributes),
  },
  {
    files: ['backend/**/*.{ts,tsx}'],
    rules: {
      // Nest reads the classes of constructor parameters at run time: a type import would erase them.
      '@typescript-eslint/consistent-type-imports': 'off',
      ...restricted(always, services),
    },
  },
  {
    files: ['backend/**/*.use-case.ts'],
    rules: restricted(always, services, manyVerbs),
  },
  {
    // No suffix: pure rules and values.
    files: ['backend/src/!(platform)/*/**/!(*.*).ts'],
    rules: restricted(always, services, clock),
  },
  { files: ['backend/src/platform/config/**'], rules: restricted(content, defaultExports, services) },
  { files: ['libs/catalogue/**'], rules: restricted(defaultExports, environment) },
  {
    files: specs,
    rules: restricted(defaultExports, testShortcuts),
  },
  { files: ['**/*.spec.{ts,tsx}'], rules: { 'no-restricted-imports': ['error', { paths: sleeps }] } },
  {
    files: programs,
    rules: { 'no-console': 'off', ...restricted(defaultExports, testShortcuts) },
  },
  { files: [...configs, '**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
