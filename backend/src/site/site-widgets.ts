import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

import { Configuration } from '../platform/config/configuration.js';
import { builtSite } from './built-site.js';
import { prepareBody, type ResponseBody } from './response-body.js';
import { baseHeaders } from './security-headers.js';
import { DebouncedWatcher } from './debounced-watcher.js';
import {
  readWidget,
  foldersToWatch,
  widgetNames,
  fingerprintOf,
  prepareRelease,
  WidgetVersions,
} from './widget-files.js';

const MANIFEST = '/widgets/manifest.json';

const pathOf = (url: string) => url.split('?', 1)[0] ?? url;

const MANIFEST_HEADERS = {
  'cache-control': 'no-cache',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Built widgets in `<widgets>/<name>/dist/<language>`, and the manifest that lists them. Replaced files are loaded while the site
 * runs, once they are complete; until then, and if they are missing or broken, the last version stays.
 */
@Injectable()
export class SiteWidgets implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Widgets');
  private readonly dir: string;
  private readonly hsts: string | undefined;
  private readonly versions = new Map<string, WidgetVersions>();
  /** Last error per widget, so that it is logged once. */
  private readonly logged = new Map<string, string>();
  private readonly watcher = new DebouncedWatcher(() => this.reload());
  private manifest: ResponseBody | undefined;
  private reloading: Promise<void> = Promise.resolve();
  private onReload: () => Promise<void> = async () => undefined;

  constructor({ widgetsDir, hsts }: Configuration) {
    this.dir = widgetsDir ?? builtSite.widgetsDir;
    this.hsts = hsts;
  }

  async load(): Promise<void> {
    for (const name of new Set([...(await widgetNames(this.dir)), ...this.versions.keys()])) {
      await this.loadWidget(name);
    }
    if (this.versions.size === 0) this.logger.warn(`no built widget in ${this.dir}`);
    const lines = [...this.versions].map(([name, { current }]) => [name, current.line] as const);
    const manifest = JSON.stringify(
      Object.fromEntries(lines.sort(([one], [other]) => (one < other ? -1 : 1))),
    );
    this.manifest = prepareBody(Buffer.from(manifest), 'application/json; charset=utf-8', {
      ...baseHeaders(this.hsts),
      ...MANIFEST_HEADERS,
    });
  }

  /** Reloads widgets when their folders change. @param onReload called after each reload */
  async watch(onReload: () => Promise<void> = async () => undefined): Promise<void> {
    this.onReload = onReload;
    this.reload();
    await this.reloading;
  }

  /** By address; entries also by the address with their version, as in the manifest. */
  get bodies(): Map<string, ResponseBody> {
    return new Map(
      [...this.versions.values()].flatMap(({ current: { bodies, line } }) => {
        const entry = bodies.get(pathOf(line.entry));
        return [...bodies, ...(entry ? [[line.entry, entry] as const] : [])];
      }),
    );
  }

  /** @param url the address with its query: a page needs the version of an entry that its manifest names */
  find(address: string, url = address): ResponseBody | undefined {
    if (address === MANIFEST) return this.manifest;
    const [, folder, name = ''] = address.split('/', 3);
    return folder === 'widgets' ? this.versions.get(name)?.find(address, url) : undefined;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.watcher.close();
    await this.reloading;
  }

  private reload(): void {
    this.reloading = this.reloading
      .then(async () => {
        await this.watchAll();
        await this.load();
        await this.onReload();
      })
      .catch((error: unknown) => this.logger.error('widgets not reloaded', error));
  }

  /** Repeats until no folder was added while the watchers were set up, so that no later change is missed. */
  private async watchAll(): Promise<void> {
    let watched = '';
    for (;;) {
      const folders = await foldersToWatch(this.dir);
      const list = JSON.stringify(folders);
      if (list === watched) return;
      try {
        this.watcher.watch(folders);
      } catch (error) {
        this.logger.warn(`widget folders not watched, replaced files need a restart: ${error}`);
        return;
      }
      watched = list;
    }
  }

  private async loadWidget(name: string): Promise<void> {
    const read = await readWidget(this.dir, name, builtSite.language);
    const versions = this.versions.get(name);
    if (read.found !== 'complete') {
      if (read.found === 'incomplete') this.warnOnce(name, read.reason);
      else if (versions) this.warnOnce(name, 'its folder is gone');
      return;
    }
    this.logged.delete(name);
    if (versions?.current.fingerprint === fingerprintOf(read.files)) return;
    const release = prepareRelease(name, read, this.hsts);
    if (!versions) {
      this.versions.set(name, new WidgetVersions(release));
      return;
    }
    versions.replace(release, Date.now());
    this.logger.log(`widget "${name}" replaced`);
  }

  private warnOnce(name: string, reason: string): void {
    if (this.logged.get(name) === reason) return;
    this.logged.set(name, reason);
    const instead = this.versions.has(name) ? 'keeping its last version' : 'left out';
    this.logger.warn(`widget "${name}" incomplete, ${instead}: ${reason}`);
  }
}
