import type { Plugin } from 'vite';

/** What libraries ask at run time, and a browser always answers alike: the other branch is not sent. */
export const browserFacts = {
  'typeof window': '"object"',
  'typeof document': '"object"',
  'typeof reportError': '"function"',
  'typeof setTimeout': '"function"',
  'typeof clearTimeout': '"function"',
  'typeof MessageChannel': '"function"',
  'typeof setImmediate': '"undefined"',
  'typeof process': '"undefined"',
  // The tools of a developer look at the development server's pages.
  'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
};

interface UnusedPart {
  library: string;
  file: RegExp;
  /** Every place of it. */
  source: RegExp;
  instead: string;
}

const reactDom = /react-dom\/cjs\/react-dom-client\.production\.js$/;

/** Libraries bring it along, and no page or widget asks for it. */
const unusedParts: readonly UnusedPart[] = [
  // Prefixes for old browsers.
  {
    library: 'stylis',
    file: /stylis\/src\/Middleware\.js$/,
    source: /export function prefixer [^]*?\n\}\n/g,
    instead: 'export function prefixer() {}\n',
  },
  // What a ref on a fragment can do.
  {
    library: 'react-dom',
    file: reactDom,
    source: /^FragmentInstance\.prototype\.\w+ = function [^]*?^\};\n/gm,
    instead: '',
  },
  // Transitions within a page, by <ViewTransition>: pages blend from document to document. As in a browser that has none.
  {
    library: 'react-dom',
    file: reactDom,
    source: /^function startViewTransition\([^]*?^\}\n/gm,
    instead:
      'function startViewTransition(a, b, c, mutate, layOut, d, goOn) {\n  mutate();\n  layOut();\n  goOn();\n  return null;\n}\n',
  },
  {
    library: 'react-dom',
    file: reactDom,
    source: /^ViewTransitionPseudoElement\.prototype\.\w+ = function [^]*?^\};\n/gm,
    instead: '',
  },
  // Books that are read aloud by a recording, and ways to mark words that are not offered.
  {
    library: 'foliate-js',
    file: /foliate-js\/epub\.js$/,
    source: /^class MediaOverlay [^]*?^\}\n/gm,
    instead: 'class MediaOverlay {}\n',
  },
  {
    library: 'foliate-js',
    file: /foliate-js\/overlayer\.js$/,
    source: /^ {4}static (?:underline|strikethrough|squiggly|outline|copyImage)\([^]*?^ {4}\}\n/gm,
    instead: '',
  },
];

const without = ({ library, file, source, instead }: UnusedPart, at: number): Plugin => ({
  name: `lectern:without-unused-${library}-${at}`,
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: file },
    handler(code) {
      const left = code.replace(source, instead);
      if (left === code)
        this.error(`${library} has what is left out of it (${source.source}) elsewhere now.`);
      return { code: left, map: null };
    },
  },
});

/** Leaves out what libraries bring along and nothing here uses: it would be in every first load. */
export function withoutUnused(): Plugin[] {
  return [
    {
      name: 'lectern:without-preloading',
      apply: 'build',
      enforce: 'pre',
      load: {
        // Vite wraps each dynamic import so that it fetches the chunk's stylesheets first. There are none here.
        filter: { id: /vite\/preload-helper\.js$/ },
        handler: () => 'export const __vitePreload = (load) => load();',
      },
    },
    ...unusedParts.map(without),
  ];
}
