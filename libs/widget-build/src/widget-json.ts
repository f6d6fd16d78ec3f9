import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContractRange } from '@lectern/widget-kit';
import type { Plugin } from 'vite';

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
export function widgetJson(content: WidgetJson): Plugin {
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
