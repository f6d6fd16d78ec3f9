// Rules for every file.

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'no-circle',
    // Type imports and lazy imports count: a reader needs both files at once.
    comment: 'Files that need each other are one file, or need a third; types and lazy imports count.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'Each import resolves to a file or an installed package.',
    // These have a lockfile of their own, which is installed at first use.
    from: { pathNot: '^tools/(asset-generators|audit)/' },
    to: { couldNotResolve: true, pathNot: '^[.].*/dist/|[?]' },
  },
  {
    name: 'declared-where-used',
    comment: 'A package lists its imports in its own package.json.',
    from: { path: '^(backend|shell|admin|deploy|e2e|widgets|libs|tools)/' },
    to: {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      // Names that begin with # are declared under `imports`.
      dependencyTypesNot: ['aliased-subpath-import'],
      // jest brings its globals along, typed.
      pathNot: '(^|/)node_modules/@jest/globals/',
    },
  },
  {
    name: 'runtime-from-dependencies',
    comment: 'Runtime packages are dependencies, not devDependencies: production installs only those.',
    from: { path: '^backend/src/', pathNot: '[.]spec[.]tsx?$|/testing/' },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['npm', 'type-only', 'aliased-subpath-import'],
      pathNot: 'node_modules/@types/',
    },
  },
];
