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

/** stylis writes prefixes for old browsers, where styled-components is asked for them. Nobody asks. */
const prefixer = /export function prefixer [^]*?\n\}\n/;

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
    {
      name: 'lectern:without-prefixes',
      apply: 'build',
      transform: {
        filter: { id: /stylis\/src\/Middleware\.js$/ },
        handler(code) {
          if (!prefixer.test(code)) this.error('stylis has its prefixer elsewhere now.');
          return { code: code.replace(prefixer, 'export function prefixer() {}\n'), map: null };
        },
      },
    },
  ];
}
