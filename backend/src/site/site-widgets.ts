import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

import { Configuration } from '../platform/config/configuration.js';
import { builtSite } from './built-site.js';
import { prepareBody, type ResponseBody } from './response-body.js';
import { baseHeaders } from './security-headers.js';
import { SettledWatch } from './settled-watch.js';
import {
  lookForWidget,
  foldersToWatch,
  widgetNames,
  fingerprintOf,
  prepareRelease,
  WidgetShelf,
} from './widget-files.js';

const MANIFEST = '/widgets/manifest.json';

/** Widgets are used from other origins too, and their manifest is asked for again each time. */
const MANIFEST_HEADERS = {
  'cache-control': 'no-cache',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * The widgets that have been built, each in `<widgets>/<name>/dist`, and the manifest by which pages find them.
 * Replaced files are taken while the site runs, once they are whole; until then, and when they vanish or are
 * broken, visitors get what was there before.
 */
@Injectable()
export class SiteWidgets implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Widgets');
  private readonly dir: string;
  private readonly isHttps: boolean;
  private readonly shelves = new Map<string, WidgetShelf>();
  /** The last error logged for each widget that failed to load, so that it is logged once. */
  private readonly told = new Map<string, string>();
  private readonly watch = new SettledWatch(() => this.lookAgain());
  private manifest: ResponseBody | undefined;
  private looking: Promise<void> = Promise.resolve();
  private onLooked: () => Promise<void> = async () => undefined;

  constructor({ widgetsDir, isHttps }: Configuration) {
    this.dir = widgetsDir ?? builtSite.widgetsDir;
    this.isHttps = isHttps;
  }

  /** Reads what is there now. */
  async load(): Promise<void> {
    for (const name of new Set([...(await widgetNames(this.dir)), ...this.shelves.keys()])) {
      await this.take(name);
    }
    if (this.shelves.size === 0) this.logger.warn(`There is no built widget in ${this.dir}.`);
    const lines = [...this.shelves].map(([name, { current }]) => [name, current.line] as const);
    const manifest = JSON.stringify(
      Object.fromEntries(lines.sort(([one], [other]) => (one < other ? -1 : 1))),
    );
    this.manifest = prepareBody(Buffer.from(manifest), 'application/json; charset=utf-8', {
      ...baseHeaders(this.isHttps),
      ...MANIFEST_HEADERS,
    });
  }

  /** From now on the widgets follow their folders. @param onLooked called whenever something may have been replaced */
  async follow(onLooked: () => Promise<void> = async () => undefined): Promise<void> {
    this.onLooked = onLooked;
    this.lookAgain();
    await this.looking;
  }

  /** All files of the widgets as they are, by address. */
  get bodies(): Map<string, ResponseBody> {
    return new Map([...this.shelves.values()].flatMap(({ current }) => [...current.bodies]));
  }

  /** A file of a widget, or the manifest. */
  find(address: string): ResponseBody | undefined {
    if (address === MANIFEST) return this.manifest;
    const [, folder, name = ''] = address.split('/', 3);
    return folder === 'widgets' ? this.shelves.get(name)?.find(address) : undefined;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.watch.close();
    await this.looking;
  }

  private lookAgain(): void {
    this.looking = this.looking
      .then(async () => {
        await this.watchAll();
        await this.load();
        await this.onLooked();
      })
      .catch((error: unknown) => this.logger.error('The widgets could not be looked at again.', error));
  }

  /** Until no folder has come while the watch was being set: then every later change is heard. */
  private async watchAll(): Promise<void> {
    let watched = '';
    for (;;) {
      const folders = await foldersToWatch(this.dir);
      const list = JSON.stringify(folders);
      if (list === watched) return;
      try {
        this.watch.follow(folders);
      } catch (error) {
        this.logger.warn(
          `The folder of the widgets cannot be watched; replaced files need a restart. ${error}`,
        );
        return;
      }
      watched = list;
    }
  }

  private async take(name: string): Promise<void> {
    const look = await lookForWidget(this.dir, name);
    const shelf = this.shelves.get(name);
    if (look.found !== 'whole') {
      if (look.found === 'part') this.tell(name, look.reason);
      else if (shelf) this.tell(name, 'its folder is gone');
      return;
    }
    this.told.delete(name);
    if (shelf?.current.fingerprint === fingerprintOf(look.files)) return;
    const release = prepareRelease(name, look, this.isHttps);
    if (!shelf) {
      this.shelves.set(name, new WidgetShelf(release));
      return;
    }
    shelf.replace(release, Date.now());
    this.logger.log(`The widget "${name}" has been replaced.`);
  }

  private tell(name: string, reason: string): void {
    if (this.told.get(name) === reason) return;
    this.told.set(name, reason);
    const instead = this.shelves.has(name) ? 'visitors get the version from before' : 'it is left out';
    this.logger.warn(`The widget "${name}" is not whole, so ${instead}: ${reason}.`);
  }
}
