import type { IncomingMessage, ServerResponse } from 'node:http';

import { Injectable } from '@nestjs/common';

import { Configuration } from '../config/configuration.js';
import { builtSite } from './built-site.js';
import type { RenderedPage } from './page.js';
import { prepareBody, type ResponseBody, sendBody } from './response-body.js';
import { pageHeaders } from './security-headers.js';
import { loadAssets } from './site-assets.js';
import { sendStreamedFile, type StreamedFile } from './streamed-file.js';
import { findWidgets, widgetManifest } from './widget-manifest.js';

/** The built site, held compressed in memory but for its films and samples: answers most requests before anything else runs. */
@Injectable()
export class SitePages {
  private readonly isHttps: boolean;
  private readonly allowsTag: boolean;
  private pages = new Map<string, ResponseBody>();
  private assets = new Map<string, ResponseBody>();
  private streamed = new Map<string, StreamedFile>();

  constructor(configuration: Configuration) {
    this.isHttps = configuration.publicUrl.startsWith('https:');
    this.allowsTag = configuration.gaMeasurementId !== undefined;
  }

  get isReady(): boolean {
    return this.pages.size > 0;
  }

  async loadAssets(): Promise<void> {
    const widgets = await findWidgets(builtSite.widgetsDir);
    const folders = await Promise.all([
      loadAssets({ dir: builtSite.clientDir, mountPath: '' }, this.isHttps),
      loadAssets({ dir: builtSite.samplesDir, mountPath: builtSite.samplesPath }, this.isHttps),
      ...widgets.map(({ dir, name }) =>
        loadAssets({ dir, mountPath: `/widgets/${name}`, isForOtherOrigins: true }, this.isHttps),
      ),
    ]);
    this.assets = new Map(folders.flatMap(({ bodies }) => [...bodies]));
    this.streamed = new Map(folders.flatMap(({ streamed }) => [...streamed]));
    // The template of the pages, not a page.
    this.assets.delete('/index.html');
    const manifest = Buffer.from(widgetManifest(widgets));
    this.assets.set(
      '/widgets/manifest.json',
      await prepareBody(manifest, 'application/json; charset=utf-8', {
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      }),
    );
  }

  async show(pages: readonly RenderedPage[]): Promise<void> {
    const bodies = await Promise.all(
      pages.map(async (page) => {
        const headers = pageHeaders({
          styleHashes: page.styleHashes,
          isHttps: this.isHttps,
          allowsTag: this.allowsTag,
        });
        const robots = page.indexed ? {} : { 'x-robots-tag': 'noindex' };
        const body = await prepareBody(Buffer.from(page.html), 'text/html; charset=utf-8', {
          ...headers,
          ...robots,
        });
        return [page.path, body] as const;
      }),
    );
    this.pages = new Map(bodies);
  }

  /** Answers a page or file of the site; false when it has none at this address. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const [address = '/', query] = (request.url ?? '/').split('?', 2) as [string, string?];
    const body = this.pages.get(address) ?? this.assets.get(address);
    if (body) {
      sendBody(body, address === '/404' ? 404 : 200, request, response);
      return true;
    }
    const streamed = this.streamed.get(address);
    if (streamed) {
      sendStreamedFile(streamed, request, response);
      return true;
    }
    const withoutSlash = address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : undefined;
    if (!withoutSlash || !this.pages.has(withoutSlash)) return false;
    response.writeHead(308, { location: query ? `${withoutSlash}?${query}` : withoutSlash }).end();
    return true;
  }

  /** Sends the page of `path` under another address or status; false when there is no such page. */
  send(path: string, status: number, request: IncomingMessage, response: ServerResponse): boolean {
    const body = this.pages.get(path);
    if (!body) return false;
    sendBody(body, status, request, response);
    return true;
  }
}
