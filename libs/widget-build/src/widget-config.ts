import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ContractRange, contractVersion, oldestContract, type WidgetName } from '@lectern/widget-kit';
import federation from '@originjs/vite-plugin-federation';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfigFnObject } from 'vite';

/**
 * Prints what a visitor downloads and fails the build when it is more than agreed. Counted is everything this
 * build emits as script, for either provider: a page's own libraries and Stripe's script are not in it.
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
        this.error(`The widget has grown to ${totalBytes} B gzipped; ${maxGzippedBytes} B are agreed.`);
      }
    },
  };
}

/**
 * The federation plugin leaves `'__v__css__…'` markers and replaces them after minification, where it looks
 * for them in quotes. Vite 8 minifies to backticks, so the markers stay and the widget fails at run time with
 * "e.forEach is not a function". This puts the quotes back in time.
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
 * Leaves out chunks that nothing imports: the federation plugin has the lent libraries bundled before it drops
 * its references to them.
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
  /** The container's entry module, from the folder of `widget.json`. */
  entry: string;
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * Writes the `widget.json` from which the site makes its manifest of widgets. It comes last and names every file
 * with its SHA-256, so that a running site can tell a widget that is still being copied from a whole one.
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
      rolldownOptions: { input: path.join(import.meta.dirname, 'remote.js') },
    },
  }));
}
