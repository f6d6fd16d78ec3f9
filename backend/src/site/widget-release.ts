import type { ResponseBody } from './response-body.js';
import { prepareAsset } from './site-assets.js';
import { sha256, type WidgetFile } from './widget-files.js';

/** One state of a widget's files, held in memory. */
export interface WidgetRelease {
  /** Differs when any of its files does. */
  fingerprint: string;
  /** Its line in the manifest; the query of `entry` changes with its content. */
  line: WidgetFile;
  /** By address: `/widgets/checkout/assets/remoteEntry.js`. */
  bodies: ReadonlyMap<string, ResponseBody>;
}

export function fingerprintOf(files: ReadonlyMap<string, Buffer>): string {
  const lines = [...files].map(([name, content]) => `${name} ${sha256(content)}`);
  return sha256(Buffer.from(lines.sort().join('\n')));
}

export function prepareRelease(
  name: string,
  { about, files }: { about: WidgetFile; files: ReadonlyMap<string, Buffer> },
  isHttps: boolean,
): WidgetRelease {
  const mountPath = `/widgets/${name}`;
  const bodies = new Map<string, ResponseBody>();
  for (const [file, content] of files) {
    const body = prepareAsset({ file, content, isForOtherOrigins: true }, isHttps);
    if (body) bodies.set(`${mountPath}/${file}`, body);
  }
  const version = sha256(files.get(about.entry) ?? Buffer.alloc(0)).slice(0, 12);
  return {
    fingerprint: fingerprintOf(files),
    line: { ...about, entry: `${mountPath}/${about.entry}?v=${version}` },
    bodies,
  };
}
