import path from 'node:path';

import { publicFiles } from '@lectern/catalogue';
import { Logger } from '@nestjs/common';

import { builtSite } from './built-site.js';
import { loadLoaders } from './embed-loaders.js';
import { KeptAssets } from './kept-assets.js';
import type { RangeSource } from '../platform/http/send-range.js';
import type { ResponseBody } from './response-body.js';
import { loadAssets, loadFiles } from './site-assets.js';
import type { SiteWidgets } from './site-widgets.js';

/** Templates of pages are no pages, and no files either. */
const TEMPLATES = ['/admin/index.html', '/embed.html'];

/** Files beside the pages: scripts, pictures, films, samples, widgets, and assets of earlier releases. */
export class SiteFiles {
  private readonly logger = new Logger('Pages');
  private readonly earlier: KeptAssets;
  private assets = new Map<string, ResponseBody>();
  private loaders = new Map<string, ResponseBody>();
  private streamed = new Map<string, RangeSource>();

  constructor(
    private readonly dataDir: string,
    private readonly isHttps: boolean,
    private readonly widgets: SiteWidgets,
  ) {
    this.earlier = new KeptAssets(path.join(dataDir, 'kept-assets'), isHttps);
  }

  async load(): Promise<void> {
    const [client, admin, samples, ofContent] = await Promise.all([
      loadAssets({ dir: builtSite.clientDir, mountPath: '' }, this.isHttps),
      loadAssets({ dir: builtSite.adminDir, mountPath: '/admin' }, this.isHttps),
      loadAssets({ dir: builtSite.samplesDir, mountPath: '' }, this.isHttps),
      loadFiles(publicFiles, this.isHttps),
      this.widgets.load(),
    ]);
    this.assets = new Map([...client.bodies, ...admin.bodies, ...samples.bodies, ...ofContent.bodies]);
    this.streamed = new Map([...client.streamed, ...samples.streamed, ...ofContent.streamed]);
    this.loaders = await loadLoaders(this.dataDir, this.isHttps);
    for (const template of TEMPLATES) this.assets.delete(template);
    await this.keep();
  }

  /**
   * Keeps the files that are served now for pages that stay open after the next release. Call it again when a widget is
   * replaced. If it fails, only pages that are open then lose something.
   */
  async keep(): Promise<void> {
    const served = new Map([...this.assets, ...this.widgets.bodies]);
    await this.earlier
      .keep(served, Date.now())
      .catch((error: unknown) => this.logger.error('The assets could not be kept for open pages.', error));
  }

  /** Held in memory. */
  get bodies(): ResponseBody[] {
    return [...this.assets.values(), ...this.loaders.values()];
  }

  find(address: string): ResponseBody | undefined {
    return (
      this.assets.get(address) ??
      this.loaders.get(address) ??
      this.widgets.find(address) ??
      this.earlier.find(address)
    );
  }

  findStreamed(address: string): RangeSource | undefined {
    return this.streamed.get(address);
  }
}
