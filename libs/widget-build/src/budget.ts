import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Prints what a visitor downloads and fails the build when it is more than agreed. Counted is everything this
 * build emits as script, for either provider: a page's own libraries and Stripe's script are not in it.
 */
export function budget({ maxGzippedBytes }: { maxGzippedBytes: number }): Plugin {
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
