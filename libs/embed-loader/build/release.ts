import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Names the loader whose content never changes, and the hash by which a page may insist on that. */
export interface LoaderRelease {
  /** `v1.0a1b2c3d.js` */
  file: string;
  /** For the attribute `integrity`. */
  integrity: string;
}

/** Puts beside `v1.js` the same script under the name of its content, and `loader.json`; fails when it is too heavy. */
export function release({ maxGzippedBytes }: { maxGzippedBytes: number }): Plugin {
  return {
    name: 'embed-loader:release',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const [loader] = Object.values(bundle);
      if (loader?.type !== 'chunk') return this.error('There is no loader in the build.');
      const digest = (kind: string) => createHash(kind).update(loader.code);
      const told: LoaderRelease = {
        file: `v1.${digest('sha256').digest('hex').slice(0, 8)}.js`,
        integrity: `sha384-${digest('sha384').digest('base64')}`,
      };
      this.emitFile({ type: 'asset', fileName: told.file, source: loader.code });
      this.emitFile({ type: 'asset', fileName: 'loader.json', source: `${JSON.stringify(told)}\n` });
      const gzippedBytes = gzipSync(loader.code, { level: 9 }).byteLength;
      this.info(`${gzippedBytes} B of ${maxGzippedBytes} B gzipped: ${told.file} ${told.integrity}`);
      if (gzippedBytes > maxGzippedBytes) {
        this.error(`The loader has grown to ${gzippedBytes} B gzipped; ${maxGzippedBytes} B are agreed.`);
      }
    },
  };
}
