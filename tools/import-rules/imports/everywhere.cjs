// What holds for every file.

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'no-circle',
    // A type is gone at run time, and a table of routes loads its pages, which link by that table, later.
    comment: 'Two files that need each other at once are one file, or miss a third.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
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
      // What begins with # is declared, under `imports`.
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
