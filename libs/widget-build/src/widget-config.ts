import { contractVersion, oldestContract, type WidgetName } from '@lectern/widget-kit';
import federation from '@originjs/vite-plugin-federation';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfigFnObject } from 'vite';
import { budget } from './budget.js';
import { cssMarkerCure } from './css-marker-cure.js';
import { dropOrphans } from './drop-orphans.js';
import { widgetJson } from './widget-json.js';

/** Lent by every page; without fallbacks, for a second React on a page breaks both. */
const lent = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'styled-components', 'zustand'];

/** `npm start` runs the site on this port, and with it what a widget asks for. */
const site = 'http://127.0.0.1:3000';
const sitePaths = [
  '/api',
  '/sandbox',
  '/d',
  '/images',
  '/search-index.json',
  '/legal-companion.json',
  '/legal-questionnaire.json',
  '/legal-topics.json',
  '/chat-script.json',
];

export interface WidgetBuild {
  /** Under which it is deployed (`/widgets/<name>/`), and by which its styles are told from others'. */
  name: WidgetName;
  /** All its scripts together. */
  maxGzippedBytes: number;
}

/**
 * How every widget is built: `src/mount.tsx` as a federated remote, with `widget.json` beside it; and how it is
 * served alone on a bare page (`alone/`), by `nx serve <widget>`.
 */
export function widgetConfig({ name, maxGzippedBytes }: WidgetBuild): UserConfigFnObject {
  return defineConfig(({ command }) => ({
    // The federation plugin writes this into the container, and a relative base it writes wrongly.
    base: command === 'build' ? `/widgets/${name}/` : '/',
    resolve: { conditions: ['@lectern/source', 'module', 'browser', 'development|production'] },
    plugins: [
      react(),
      ...(command === 'build'
        ? [
            cssMarkerCure(),
            federation({
              name,
              filename: 'remoteEntry.js',
              exposes: { './mount': './src/mount.tsx' },
              shared: Object.fromEntries(
                lent.map((library) => [library, { import: false, generate: false }]),
              ),
            }),
            dropOrphans({ entries: ['remoteEntry.js', '__federation_expose_'] }),
            budget({ maxGzippedBytes }),
            widgetJson({ name, entry: 'assets/remoteEntry.js', contract: contractVersion, oldestContract }),
          ]
        : []),
    ],
    oxc: {
      plugins: { styledComponents: { ssr: false, displayName: false, fileName: false, namespace: name } },
    },
    server: { proxy: Object.fromEntries(sitePaths.map((path) => [path, site])) },
    build: {
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: 'src/remote.ts' },
    },
  }));
}
