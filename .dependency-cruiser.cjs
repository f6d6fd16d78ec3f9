const path = require('node:path');

// Import rules, described in ARCHITECTURE.md. tools/import-rules/imports.spec.ts plants a violation of each and
// expects it to be reported.
const rules = [
  ...require('./tools/import-rules/imports/top-level.cjs'),
  ...require('./tools/import-rules/imports/backend.cjs'),
  ...require('./tools/import-rules/imports/everywhere.cjs'),
];

/** Build output of our packages, not the dist/ of packages in node_modules. */
const built = '^(backend|shell|admin|deploy|e2e|(widgets|libs|tools)/[^/]+)/';

/** @type {{ forbidden: import('dependency-cruiser').IForbiddenRuleType[], options: object }} */
module.exports = {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: [`${built}dist/`, `${built}test-results/`] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: path.join(__dirname, 'tsconfig.base.json') },
    enhancedResolveOptions: {
      // Covers a whole run; the default is four seconds.
      cachedInputFileSystem: { cacheDuration: 600_000 },
      conditionNames: ['@lectern/source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
