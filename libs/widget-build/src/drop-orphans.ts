import type { Plugin } from 'vite';

/**
 * Leaves out chunks that nothing imports: the federation plugin has the lent libraries bundled before it drops
 * its references to them.
 */
export function dropOrphans({ entries }: { entries: string[] }): Plugin {
  return {
    name: 'widget:drop-orphans',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const wanted = new Set<string>();
      const want = (fileName: string): void => {
        const file = bundle[fileName];
        if (file?.type !== 'chunk' || wanted.has(fileName)) return;
        wanted.add(fileName);
        [...file.imports, ...file.dynamicImports].forEach(want);
      };
      Object.keys(bundle)
        .filter((fileName) => entries.some((entry) => fileName.includes(entry)))
        .forEach(want);
      for (const [fileName, file] of Object.entries(bundle)) {
        if (file.type === 'chunk' && !wanted.has(fileName)) delete bundle[fileName];
      }
    },
  };
}
