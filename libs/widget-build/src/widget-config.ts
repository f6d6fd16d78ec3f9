import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ContractRange, contractVersion, oldestContract, type WidgetName } from '@lectern/widget-kit';
import federation from '@originjs/vite-plugin-federation';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfigFnObject } from 'vite';

/**
 * Prints the download size and fails the build above the limit. Counts all scripts of this build, for either
 * payment provider, but not the page's shared libraries or Stripe's script.
 */
function budget({ maxGzippedBytes }: { maxGzippedBytes: number }): Plugin {
  return {
    name: 'widget:budget',
    enforce: 'post',
    writeBundle(_options, bundle) {
      let totalBytes = 0;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const gzippedBytes = gzipSync(file.code).byteLength;
        totalBytes += gzippedBytes;
        this.info(`${String(gzippedBytes).padStart(6)} B  ${file.fileName}`);
      }
      this.info(`${String(totalBytes).padStart(6)} B  of ${maxGzippedBytes} B gzipped in all`);
      if (totalBytes > maxGzippedBytes) {
        this.error(`The widget has ${totalBytes} B gzipped; the limit is ${maxGzippedBytes} B.`);
      }
    },
  };
}

/**
 * Fixes the federation plugin's `'__v__css__…'` markers. The plugin replaces them after minification and
 * expects quotes, but Vite 8 minifies to backticks, so the widget would fail with "e.forEach is not a
 * function". This restores the quotes in time.
 */
function cssMarkerCure(): Plugin {
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

/**
 * Removes chunks that nothing imports: the federation plugin bundles shared libraries before it drops its
 * references to them.
 */
function dropOrphans({ entries }: { entries: string[] }): Plugin {
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

export interface WidgetJson extends ContractRange {
  name: string;
  /** The container's entry module, relative to `widget.json`. */
  entry: string;
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * Writes `widget.json`, from which the site builds its widget manifest. It is written last and lists every
 * file with its SHA-256, so that a running site can detect an incomplete copy.
 */
function widgetJson(content: WidgetJson): Plugin {
  return {
    name: 'widget:widget-json',
    enforce: 'post',
    async writeBundle({ dir = 'dist' }, bundle) {
      const names = Object.keys(bundle).sort();
      const files = await Promise.all(
        names.map(async (name) => [name, sha256(await readFile(path.join(dir, name)))] as const),
      );
      const source = { ...content, files: Object.fromEntries(files) };
      await writeFile(path.join(dir, 'widget.json'), `${JSON.stringify(source, null, 2)}\n`);
    },
  };
}

/** Shared by every page, without fallbacks: a second React on a page would break both. */
const lent = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'styled-components', 'zustand'];

/** `npm start` serves the site on this port, and with it the widget's requests. */
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
  /** Deployment path (`/widgets/<name>/`) and prefix of its styles. */
  name: WidgetName;
  /** Limit for all scripts together. */
  maxGzippedBytes: number;
}

/**
 * Build configuration of every widget: `src/mount.tsx` as a federated remote with `widget.json`, and a demo
 * page (`alone/`) for `nx serve <widget>`.
 */
export function widgetConfig({ name, maxGzippedBytes }: WidgetBuild): UserConfigFnObject {
  return defineConfig(({ command }) => ({
    // The federation plugin writes this into the container, and gets a relative base wrong.
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
      rolldownOptions: { input: path.join(import.meta.dirname, 'remote.js') },
    },
  }));
}
