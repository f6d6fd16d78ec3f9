import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const host = here('../src/islands/widgets/widget-host.ts');
const sources = {
  checkout: here('../../widgets/checkout/src/mount.tsx'),
  search: here('../../widgets/search/src/mount.tsx'),
  chat: here('../../widgets/chat/src/mount.tsx'),
  'legal-questionnaire': here('../../widgets/legal-questionnaire/src/mount.tsx'),
};

/** Vite does not serve federation remotes in development: imports the widgets' sources instead. */
export function widgetsFromSource(): Plugin {
  const loaders = Object.entries(sources).map(([name, file]) => `'${name}':()=>import('/@fs${file}')`);
  return {
    name: 'widgets-from-source',
    apply: 'serve',
    load: (id) =>
      id === host
        ? `const sources={${loaders.join()}};export const loadWidget=(name)=>sources[name]();`
        : null,
  };
}
