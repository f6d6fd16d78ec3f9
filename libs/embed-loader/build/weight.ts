import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function weight({ maxGzippedBytes }: { maxGzippedBytes: number }): Plugin {
  return {
    name: 'embed-loader:weight',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const [loader] = Object.values(bundle);
      if (loader?.type !== 'chunk') return this.error('The build has no loader.');
      const gzippedBytes = gzipSync(loader.code, { level: 9 }).byteLength;
      this.info(`${gzippedBytes} B of ${maxGzippedBytes} B gzipped`);
      if (gzippedBytes > maxGzippedBytes) {
        this.error(`The loader has ${gzippedBytes} B gzipped; the limit is ${maxGzippedBytes} B.`);
      }
    },
  };
}
