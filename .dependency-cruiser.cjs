const path = require('node:path');

// The walls of this house. ARCHITECTURE.md says them in words; tools/walls/imports.spec.ts plants a
// violation of each and expects it to be found.
const walls = [
  ...require('./tools/walls/imports/top-level.cjs'),
  ...require('./tools/walls/imports/backend.cjs'),
  ...require('./tools/walls/imports/everywhere.cjs'),
];

/** What one of our packages was built to; a package in node_modules has a dist/ of its own. */
const built = '^(backend|shell|admin|deploy|e2e|(widgets|libs|tools)/[^/]+)/';

/** @type {{ forbidden: import('dependency-cruiser').IForbiddenRuleType[], options: object }} */
module.exports = {
  forbidden: walls.map((wall) => ({ severity: 'error', ...wall })),
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: [`${built}dist/`, `${built}(generated-public|test-results)/`] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: path.join(__dirname, 'tsconfig.base.json') },
    enhancedResolveOptions: {
      // For as long as a run takes: it forgets after four seconds otherwise.
      cachedInputFileSystem: { cacheDuration: 600_000 },
      conditionNames: ['@lectern/source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
