import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { contentInBrowser } from './build/content-in-browser.js';
import { widgetsFromSource } from './build/widgets-from-source.js';
import { withoutPreloading } from './build/without-preloading.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const backend = 'http://localhost:3000';

const vendor =
  /node_modules\/(react|react-dom|scheduler|styled-components|stylis|wouter|regexparam|use-sync-external-store|zustand)\//;

const frame =
  /(shell\/src\/(app|islands\/island|layout\/page-frame|navigation\/.*)|libs\/ui\/src\/components\/(card|section-heading))\.tsx?$/;

/** How books are shown and counted, on all the pages of books. */
const book =
  /(libs\/(ui\/src\/(components\/(badge|book-object|book-cover|price)|tokens\/palette-class)|money\/src\/.*)|shell\/src\/(layout\/analytics\/(analytics|use-view-item)|formats\/excerpt|pages\/(shop\/product-text|sales\/(motif|tick-row|buy-anchor))))\.tsx?$/;

const form =
  /(libs\/(ui\/src\/components\/(field|skeleton)|api-client\/src\/[^/]+)|shell\/src\/islands\/scripted-form)\.tsx?$/;

/**
 * Two builds: the browser's (dist/client, with a manifest) and the program that writes the pages
 * (dist/server/prerender.js), which the backend runs at start. Both name styled components alike, or
 * the pages would not hydrate.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), contentInBrowser(), widgetsFromSource(), withoutPreloading()],
  publicDir: false,
  resolve: {
    conditions: ['@lectern/source', ...defaultClientConditions],
    // wouter asks for a stand-in that React has had itself since version 18.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  // The content is read when the site starts, by the one module that the backend asks for it too.
  ssr: {
    noExternal: true,
    external: ['@lectern/catalogue'],
    resolve: { conditions: ['@lectern/source', ...defaultServerConditions] },
  },
  oxc: {
    plugins: { styledComponents: { ssr: true, fileName: false, displayName: false, namespace: 'shell' } },
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: 'esnext',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // The prerenderer names every script of a page's first load in its head.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? // One file, so that it may be loaded again beside itself.
        { output: { codeSplitting: false } }
      : {
          input: [here('index.html'), here('embed.html')],
          output: {
            // What seldom changes, in one file: it compresses better, and stays cached over releases.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor },
                // Around every page; in one file, for a dozen small ones compress worse.
                { name: 'frame', test: frame },
                { name: 'book', test: book },
                { name: 'form', test: form },
              ],
            },
          },
        },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': backend,
      '/embed/': backend,
      '/sandbox': backend,
      '/d': backend,
      // Pictures, films and recordings of the content, and what is given away of the books.
      '^/(images|objects|attached_assets)/': backend,
      '^/(favicon|apple-touch-icon|icon-512)[.]': backend,
      '/chat-script.json': backend,
      '/widgets/manifest.json': backend,
      '/search-index.json': backend,
      '/legal-companion.json': backend,
      '/legal-questionnaire.json': backend,
      '/legal-topics.json': backend,
    },
  },
}));
