import path from 'node:path';

import { publicFiles } from '@lectern/catalogue';
import type { Catalogue } from '@lectern/catalogue/live';
import { Logger } from '@nestjs/common';

import { builtSite } from './built-site.js';
import { loadLoaders } from './embed-loaders.js';
import { KeptAssets } from './kept-assets.js';
import { isKeptAsset } from './kept-assets-rules.js';
import { LookIcons } from './look-icons.js';
import type { RangeSource } from '../platform/http/send-range.js';
import type { StoredFiles } from '../platform/storage/stored-files.js';
import type { ResponseBody } from './response-body.js';
import { loadAssets, loadFiles } from './site-assets.js';
import type { SiteWidgets } from './site-widgets.js';

/** The version of a widget's entry is in the query; any other query has no meaning. */
const addressOfAsset = (address: string, url: string) => (isKeptAsset(url) ? url : address);

/** Templates of pages are not served. */
const TEMPLATES = ['/admin/index.html', '/embed.html'];

/** Public files besides pages: scripts, pictures, videos, samples, widgets, and assets of other releases. */
export class SiteFiles {
  private readonly logger = new Logger('Pages');
  private readonly kept: KeptAssets;
  private readonly icons = new LookIcons();
  private isLoaded = false;
  private assets = new Map<string, ResponseBody>();
  private loaders = new Map<string, ResponseBody>();
  private streamed = new Map<string, RangeSource>();

  constructor(
    private readonly dataDir: string,
    private readonly hsts: string | undefined,
    private readonly widgets: SiteWidgets,
    bucket?: StoredFiles,
  ) {
    this.kept = new KeptAssets(path.join(dataDir, 'kept-assets'), hsts, bucket);
  }

  async load(): Promise<void> {
    const [client, admin, content] = await Promise.all([
      loadAssets({ dir: builtSite.clientDir, mountPath: '' }, this.hsts),
      this.loadDashboards(),
      loadFiles(publicFiles, this.hsts),
      this.widgets.load(),
    ]);
    this.assets = new Map([...client.bodies, ...admin, ...content.bodies]);
    this.streamed = new Map([...client.streamed, ...content.streamed]);
    await this.loadLoaders();
    this.isLoaded = true;
    for (const template of TEMPLATES) this.assets.delete(template);
    await this.keep();
  }

  /** Reads the loaders of embeds with the texts and colors of now. */
  private async loadLoaders(): Promise<void> {
    this.loaders = await loadLoaders(this.dataDir, this.hsts, (error) =>
      this.logger.error('embed loader not stored for later releases', error),
    );
  }

  /** Follows a change of the content. Does nothing before `load`. */
  async refreshLoaders(): Promise<void> {
    if (!this.isLoaded) return;
    await this.loadLoaders();
    await this.keep();
  }

  /** Adds files of the content to those of the start. Does nothing before `load`, which reads the current ones. */
  async add(files: Catalogue['publicFiles']): Promise<void> {
    if (!this.isLoaded) return;
    const isKnown = (address: string) => this.assets.has(address) || this.streamed.has(address);
    const added = files.filter(({ address }) => !isKnown(address));
    if (added.length === 0) return;
    const { bodies, streamed } = await loadFiles(added, this.hsts);
    this.assets = new Map([...this.assets, ...bodies]);
    this.streamed = new Map([...this.streamed, ...streamed]);
    await this.keep();
  }

  /** Of all languages: files of the same name are the same. */
  private async loadDashboards(): Promise<(readonly [string, ResponseBody])[]> {
    const dirs = [...builtSite.adminDirs.values()];
    const loaded = await Promise.all(dirs.map((dir) => loadAssets({ dir, mountPath: '/admin' }, this.hsts)));
    return loaded.flatMap(({ bodies }) => [...bodies]);
  }

  /**
   * Stores the current assets for pages that stay open after the next release. Call it again when a widget is replaced.
   * A failure affects only those pages, so it is logged.
   */
  async keep(): Promise<void> {
    const served = new Map([...this.assets, ...this.loaders, ...this.widgets.bodies]);
    await this.kept
      .keep(served, Date.now())
      .catch((error: unknown) => this.logger.error('assets not stored for open pages', error));
  }

  get bodies(): ResponseBody[] {
    return [...this.assets.values(), ...this.loaders.values()];
  }

  /** @param url the address with its query */
  find(address: string, url = address): ResponseBody | undefined {
    return (
      this.icons.find(address, (icon) => this.assets.get(icon)) ??
      this.assets.get(address) ??
      this.loaders.get(address) ??
      this.widgets.find(address, url) ??
      this.kept.find(addressOfAsset(address, url))
    );
  }

  /**
   * Finds an asset that only another machine has stored so far.
   * @throws Outage if the bucket does not answer
   */
  async fetch(address: string, url: string): Promise<ResponseBody | undefined> {
    // Any version of a widget's entry is better than none.
    return (await this.kept.fetch(addressOfAsset(address, url))) ?? this.widgets.find(address);
  }

  findStreamed(address: string): RangeSource | undefined {
    return this.streamed.get(address);
  }
}
