import type { Plugin } from 'vite';

/**
 * The federation plugin leaves `'__v__css__…'` markers and replaces them after minification, where it looks
 * for them in quotes. Vite 8 minifies to backticks, so the markers stay and the widget fails at run time with
 * "e.forEach is not a function". This puts the quotes back in time.
 */
export function cssMarkerCure(): Plugin {
  return {
    name: 'widget:css-marker-cure',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(/`(__v__css__[^`]*)`/g, "'$1'");
      }
    },
  };
}
