// Imports among the folders of the top level.

/** A package folder, caught as $1: backend, widgets/checkout, libs/money, tools/asset-generators … */
const packageFolder = '^(backend|shell|admin|deploy|e2e|widgets/[^/]+|libs/[^/]+|tools/[^/]+)/';
/** Tools that are plain programs of this repository rather than packages. */
const programs =
  '^tools/(start|build|test|import-rules|harness|bench|audit|chaos|broadcasts|imports|operations|seed-large|timing|corpus)/';
const testSupport = '[.]spec[.]tsx?$|/testing/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'libs-stand-alone',
    comment: 'A library imports no app and no tool.',
    from: { path: '^libs/' },
    to: { path: '^(backend|shell|admin|widgets|e2e|deploy|tools)/' },
  },
  {
    name: 'backend-imports-libs-only',
    comment: 'The backend runs the built site; it never imports its sources.',
    from: { path: '^backend/' },
    to: { path: '^(shell|admin|widgets|e2e|deploy|tools)/' },
  },
  {
    name: 'shell-imports-libs-only',
    comment: 'The shell reaches a widget by its URL at run time, and the backend by HTTP.',
    from: { path: '^shell/' },
    to: { path: '^(backend|admin|widgets|e2e|deploy|tools)/' },
  },
  {
    name: 'admin-imports-libs-only',
    comment: 'The dashboard is a separate app: code shared with the site is a library.',
    from: { path: '^admin/' },
    to: { path: '^(backend|shell|widgets|e2e|deploy|tools)/' },
  },
  {
    name: 'widget-imports-libs-only',
    comment: 'A widget is built and deployed separately: it imports neither its page nor the server.',
    from: { path: '^widgets/' },
    to: { path: '^(backend|shell|admin|e2e|deploy|tools)/' },
  },
  {
    name: 'widget-knows-no-widget',
    comment: 'Code that two widgets share is a library.',
    from: { path: '^widgets/([^/]+)/' },
    to: { path: '^widgets/', pathNot: '^widgets/$1/' },
  },
  {
    name: 'e2e-imports-libs-only',
    comment: 'A journey uses the site as a visitor does.',
    from: { path: '^e2e/' },
    to: { path: '^(backend|shell|admin|widgets|tools)/' },
  },
  {
    name: 'tools-import-libs-only',
    comment: 'A tool may run built code and import libraries.',
    from: { path: '^tools/' },
    to: { path: '^(backend|shell|admin|widgets|e2e|deploy)/', pathNot: '/dist/' },
  },
  {
    name: 'deploy-packs-what-was-built',
    comment: 'The image build knows folders and files, never their content.',
    from: { path: '^deploy/' },
    to: { path: '^(backend|shell|admin|widgets|libs|e2e|tools)/' },
  },
  {
    name: 'package-by-name',
    comment: 'Packages are imported by name, so package.json says what is public.',
    from: { path: packageFolder, pathNot: programs },
    to: { path: packageFolder, pathNot: '^$1/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] },
  },
  {
    name: 'content-has-two-readers',
    comment: 'Only libs/catalogue and the asset generators read content/; all others use the catalogue.',
    from: { pathNot: '^(content|libs/catalogue|tools/asset-generators)/' },
    to: { path: '^content/' },
  },
  {
    name: 'manuscripts-are-for-sale',
    comment: 'A manuscript becomes a book that is paid for: nothing but the book builder reads it.',
    from: { pathNot: '^(content|tools/asset-generators/books)/' },
    to: { path: '^content/books/[^/]+/manuscript/' },
  },
  {
    name: 'openings-stay-on-the-server',
    comment:
      'How a book begins is sent to whoever asks to hear it, and stands in no file that a browser loads.',
    from: { path: '^(shell|admin|widgets|libs/[^/]+)/', pathNot: `^libs/catalogue/|${testSupport}` },
    to: { path: '^libs/catalogue/src/openings[.]ts$' },
  },
  {
    name: 'content-is-read-on-the-server',
    comment:
      'The content is read from its folder when the server starts, and no program holds it: what runs in a browser has its words as properties, and of the catalogue only types, and the parser of captions. Words of pages are put together in `.words.ts`.',
    from: {
      path: '^(shell|admin|widgets/[^/]+|libs/[^/]+)/src/',
      pathNot: `^libs/catalogue/|${testSupport}|^shell/src/(render|site-map)/|[.]words[.]ts$`,
    },
    to: {
      path: '^libs/catalogue/src/',
      pathNot: '^libs/catalogue/src/captions[.]ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'browser-without-node',
    comment: 'What runs in a browser has no modules of Node; only the prerenderer has.',
    from: { path: '^(shell|admin|widgets/[^/]+)/src/', pathNot: `${testSupport}|^shell/src/render/` },
    to: { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'tests-stay-tests',
    comment: 'What ships imports neither a test nor what only tests are given.',
    from: { pathNot: `${testSupport}|^(tools|e2e)/|^(shell|admin|(widgets|libs)/[^/]+)/build/` },
    to: { path: testSupport },
  },
];
