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

/** Templates of pages are not served. */
const TEMPLATES = ['/admin/index.html', '/embed.html'];

/** Public files besides pages: scripts, pictures, videos, samples, widgets, and assets of earlier releases. */
export class SiteFiles {
  private readonly logger = new Logger('Pages');
  private readonly earlier: KeptAssets;
  private assets = new Map<string, ResponseBody>();
  private loaders = new Map<string, ResponseBody>();
  private streamed = new Map<string, RangeSource>();

  constructor(
    private readonly dataDir: string,
    private readonly hsts: string | undefined,
    private readonly widgets: SiteWidgets,
  ) {
    this.earlier = new KeptAssets(path.join(dataDir, 'kept-assets'), hsts);
  }

  async load(): Promise<void> {
    const [client, admin, samples, content] = await Promise.all([
      loadAssets({ dir: builtSite.clientDir, mountPath: '' }, this.hsts),
      loadAssets({ dir: builtSite.adminDir, mountPath: '/admin' }, this.hsts),
      loadAssets({ dir: builtSite.samplesDir, mountPath: '' }, this.hsts),
      loadFiles(publicFiles, this.hsts),
      this.widgets.load(),
    ]);
    this.assets = new Map([...client.bodies, ...admin.bodies, ...samples.bodies, ...content.bodies]);
    this.streamed = new Map([...client.streamed, ...samples.streamed, ...content.streamed]);
    this.loaders = await loadLoaders(this.dataDir, this.hsts, (error) =>
      this.logger.error('embed loader not stored for later releases', error),
    );
    for (const template of TEMPLATES) this.assets.delete(template);
    await this.keep();
  }

  /**
   * Stores the current assets for pages that stay open after the next release. Call it again when a widget is replaced.
   * A failure affects only those pages, so it is logged.
   */
  async keep(): Promise<void> {
    const served = new Map([...this.assets, ...this.widgets.bodies]);
    await this.earlier
      .keep(served, Date.now())
      .catch((error: unknown) => this.logger.error('assets not stored for open pages', error));
  }

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
