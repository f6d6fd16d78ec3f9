import type { Plugin } from 'vite';

/**
 * Vite wraps each dynamic import so that it fetches the chunk's stylesheets first. There are none here, and the
 * wrapper would be in every first load: what is left of it calls the import.
 */
export function withoutPreloading(): Plugin {
  return {
    name: 'lectern:without-preloading',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
