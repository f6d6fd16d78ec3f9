// Rules for every file.

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'no-circle',
    // Type imports and lazy imports count: a reader needs both files at once.
    comment: 'Two files that need each other are one file, or miss a third; types and lazy imports count.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'Each import leads to a file or to an installed package.',
    // These have a lockfile of their own, which is installed at first use.
    from: { pathNot: '^tools/(asset-generators|audit)/' },
    to: { couldNotResolve: true, pathNot: '^[.].*/dist/|[?]' },
  },
  {
    name: 'declared-where-used',
    comment: 'A package names in its own package.json what it imports.',
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
    comment: 'What the server runs is a dependency, not a devDependency: production installs only those.',
    from: { path: '^backend/src/', pathNot: '[.]spec[.]tsx?$|/testing/' },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['npm', 'type-only', 'aliased-subpath-import'],
      pathNot: 'node_modules/@types/',
    },
  },
];
