import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fails when the loader has become too heavy for other people's pages. */
export function weight({ maxGzippedBytes }: { maxGzippedBytes: number }): Plugin {
  return {
    name: 'embed-loader:weight',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const [loader] = Object.values(bundle);
      if (loader?.type !== 'chunk') return this.error('There is no loader in the build.');
      const gzippedBytes = gzipSync(loader.code, { level: 9 }).byteLength;
      this.info(`${gzippedBytes} B of ${maxGzippedBytes} B gzipped`);
      if (gzippedBytes > maxGzippedBytes) {
        this.error(`The loader has grown to ${gzippedBytes} B gzipped; ${maxGzippedBytes} B are agreed.`);
      }
    },
  };
}
