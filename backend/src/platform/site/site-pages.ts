import type { IncomingMessage, ServerResponse } from 'node:http';

import { Injectable } from '@nestjs/common';

import { Configuration } from '../config/configuration.js';
import { builtSite } from './built-site.js';
import type { RenderedPage, RenderedSite, SiteFile } from './page.js';
import { prepareBody, type ResponseBody, sendBody } from './response-body.js';
import { baseHeaders, pageHeaders } from './security-headers.js';
import { loadAssets } from './site-assets.js';
import { findWidgets, widgetManifest } from './widget-manifest.js';

/** The built site, held compressed in memory: answers most requests before anything else runs. */
@Injectable()
export class SitePages {
  private readonly isHttps: boolean;
  private readonly allowsTag: boolean;
  private pages = new Map<string, ResponseBody>();
  private files = new Map<string, ResponseBody>();
  private assets = new Map<string, ResponseBody>();

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
      ...widgets.map(({ dir, name }) =>
        loadAssets({ dir, mountPath: `/widgets/${name}`, isForOtherOrigins: true }, this.isHttps),
      ),
    ]);
    this.assets = new Map(folders.flatMap((folder) => [...folder]));
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

  async show({ pages, files }: RenderedSite): Promise<void> {
    const [pageBodies, fileBodies] = await Promise.all([
      Promise.all(pages.map(async (page) => [page.path, await this.pageBody(page)] as const)),
      Promise.all(files.map(async (file) => [file.path, await this.fileBody(file)] as const)),
    ]);
    this.pages = new Map(pageBodies);
    this.files = new Map(fileBodies);
  }

  /** Answers a page or file of the site; false when it has none at this address. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const [address = '/', query] = (request.url ?? '/').split('?', 2) as [string, string?];
    const body = this.pages.get(address) ?? this.files.get(address) ?? this.assets.get(address);
    if (body) {
      sendBody(body, address === '/404' ? 404 : 200, request, response);
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

  private pageBody({ html, styleHashes, indexed }: RenderedPage): Promise<ResponseBody> {
    return prepareBody(Buffer.from(html), 'text/html; charset=utf-8', {
      ...pageHeaders({ styleHashes, isHttps: this.isHttps, allowsTag: this.allowsTag }),
      ...(indexed ? {} : { 'x-robots-tag': 'noindex' }),
    });
  }

  /** Read by programs of other people, wherever they run: feed readers, search engines. */
  private fileBody({ body, contentType }: SiteFile): Promise<ResponseBody> {
    return prepareBody(Buffer.from(body), contentType, {
      ...baseHeaders(this.isHttps),
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
  }
}
