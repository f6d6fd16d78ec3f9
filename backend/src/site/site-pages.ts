import { Injectable } from '@nestjs/common';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

import { Configuration } from '../platform/config/configuration.js';
import { builtSite } from './built-site.js';
import { FRAME, HeldPage, makeAhead } from './held-page.js';
import { dressPage } from './notice/site-notice.js';
import type { PageLooks, RenderedFrame, RenderedPage, RenderedSite, SiteFile } from './page.js';
import { personalBody, prepareBody, type ResponseBody, sendBody } from './response-body.js';
import { baseHeaders, pageHeaders } from './security-headers.js';
import { loadLoaders, loadAssets } from './site-assets.js';
import { SiteWidgets } from './site-widgets.js';
import { sendStreamedFile, type StreamedFile } from './streamed-file.js';

interface OwnAnswer {
  headers?: OutgoingHttpHeaders;
  personalise?: ((html: string) => string) | undefined;
}

const FILE = /\.\w+$/;

const asMade = (bodies: ReadonlyMap<string, ResponseBody>) => [...bodies.values()].map((body) => ({ body }));

/** `/admin`, of `/admin/letters/1`. */
const programOf = (address: string) => `/${address.split('/')[1] ?? ''}`;

/** The built site, held in memory but for its films and samples: answers most requests before anything else runs. */
@Injectable()
export class SitePages {
  private readonly isHttps: boolean;
  private readonly allowsTag: boolean;
  private readonly usualLooks: PageLooks;
  private readonly dataDir: string;
  private pages = new Map<string, HeldPage>();
  private files = new Map<string, ResponseBody>();
  private moved = new Map<string, string>();
  private loaders = new Map<string, ResponseBody>();
  private assets = new Map<string, ResponseBody>();
  private streamed = new Map<string, StreamedFile>();

  constructor(
    configuration: Configuration,
    private readonly widgets: SiteWidgets,
  ) {
    this.isHttps = configuration.publicUrl.startsWith('https:');
    this.allowsTag = configuration.gaMeasurementId !== undefined;
    this.usualLooks = { notice: null, embedAncestors: configuration.embedAncestors };
    this.dataDir = configuration.dataDir;
  }

  get isReady(): boolean {
    return this.pages.size > 0;
  }

  async loadAssets(): Promise<void> {
    const [client, admin, samples] = await Promise.all([
      loadAssets({ dir: builtSite.clientDir, mountPath: '' }, this.isHttps),
      loadAssets({ dir: builtSite.adminDir, mountPath: '/admin' }, this.isHttps),
      loadAssets({ dir: builtSite.samplesDir, mountPath: '' }, this.isHttps),
      this.widgets.load(),
    ]);
    this.assets = new Map([...client.bodies, ...admin.bodies, ...samples.bodies]);
    this.streamed = new Map([...client.streamed, ...samples.streamed]);
    // Templates of pages are no pages.
    this.assets.delete('/index.html');
    this.assets.delete('/admin/index.html');
  }

  /** After the other assets: the script for other people's pages. The template of the frames is no page either. */
  async loadEmbeds(): Promise<void> {
    this.loaders = await loadLoaders(this.dataDir, this.isHttps);
    this.assets.delete('/embed.html');
  }

  /** Makes everything of a site ready, then shows it in the place of the one before. */
  async show(site: RenderedSite, looks: PageLooks = this.usualLooks): Promise<void> {
    const held = this.hold(site, looks);
    await makeAhead([...held.pages.values(), ...asMade(held.files)]);
    Object.assign(this, held);
  }

  /** Shows a site at once: each of its pages is made when somebody asks for it, or by {@link makeAhead}. */
  open(site: RenderedSite, looks: PageLooks = this.usualLooks): void {
    Object.assign(this, this.hold(site, looks));
  }

  /** After {@link open}: everything that visitors may ask for, so that they need not wait for it. */
  async makeAhead(stopping: AbortSignal): Promise<void> {
    const { pages, files, assets, loaders } = this;
    await makeAhead([...pages.values(), ...asMade(files), ...asMade(assets), ...asMade(loaders)], stopping);
  }

  /**
   * Answers a page or file of the site.
   * @param headers of this answer alone
   * @returns what the request is counted as; undefined when there is nothing at this address
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    headers: OutgoingHttpHeaders,
  ): string | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const [address = '/', query] = (request.url ?? '/').split('?', 2) as [string, string?];
    const page = this.pages.get(request.url ?? '/') ?? this.pages.get(address) ?? this.programAt(address);
    const body =
      page?.body ??
      this.files.get(address) ??
      this.assets.get(address) ??
      this.loaders.get(address) ??
      this.widgets.find(address);
    if (body) {
      sendBody(body, page?.status ?? 200, request, response, headers);
      return page ? (page.isProgram ? programOf(address) : address) : '(file)';
    }
    const streamed = this.streamed.get(address);
    if (streamed) {
      sendStreamedFile(streamed, request, response, headers);
      return '(file)';
    }
    const withoutSlash = address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address;
    const target = this.moved.get(withoutSlash) ?? withoutSlash;
    const [path = target, section] = target.split('#', 2);
    if (path === address || !this.pages.has(path)) return undefined;
    const location = `${path}${query ? `?${query}` : ''}${section ? `#${section}` : ''}`;
    response.writeHead(308, { ...headers, location }).end();
    return path;
  }

  /**
   * Sends the page of `path` under another address or status.
   * @param own what this answer has of its own: headers, and what is one visitor's in its HTML
   * @returns false when there is no such page
   */
  send(
    path: string,
    status: number,
    request: IncomingMessage,
    response: ServerResponse,
    { headers = {}, personalise }: OwnAnswer = {},
  ): boolean {
    const page = this.pages.get(path);
    if (!page) return false;
    const body = personalise ? personalBody(page.body, personalise) : page.body;
    sendBody(body, status, request, response, headers);
    return true;
  }

  /**
   * Sends what stands for a page that does not exist: a folder's own page for that (`/books/404` for `/books/lost`),
   * else the site's. False when there is neither.
   */
  sendNotFound(address: string, request: IncomingMessage, response: ServerResponse): boolean {
    const folder = address.replace(/\/+$/, '').replace(/\/[^/]*$/, '');
    return [`${folder}/404`, '/404'].some((path) => this.send(path, 404, request, response));
  }

  /** The path of a page that visitors may see, as the site map has it; undefined for every other address. */
  publicPathOf(address: string): string | undefined {
    const path = address.length > 1 ? address.replace(/\/+$/, '') : address;
    const page = this.pages.get(path);
    return page?.status === 200 && !page.isProgram && !page.isFrame && !path.includes('?') ? path : undefined;
  }

  /** A program at whose address, or below it, this is; names of files are none of its addresses. */
  private programAt(address: string): HeldPage | undefined {
    const page = FILE.test(address) ? undefined : this.pages.get(programOf(address));
    return page?.isProgram ? page : undefined;
  }

  private hold({ pages, frames, files, moved }: RenderedSite, looks: PageLooks) {
    return {
      pages: new Map([
        ...pages.map((page) => [page.path, new HeldPage(() => this.pageBody(page, looks), page)] as const),
        ...frames.map(
          (frame) => [frame.path, new HeldPage(() => this.frameBody(frame, looks), FRAME)] as const,
        ),
      ]),
      files: new Map(files.map((file) => [file.path, this.fileBody(file)])),
      moved: new Map(moved.map(({ from, to }) => [from, to])),
    };
  }

  /** Nobody is counted in a program for the owner, and nobody shows it in a frame. */
  private pageBody(page: RenderedPage, { notice }: PageLooks): ResponseBody {
    const { scriptHashes, indexed, isProgram } = page;
    const { html, styleHashes } = isProgram ? page : dressPage(page, notice);
    const allowsTag = this.allowsTag && !isProgram;
    const frameAncestors = isProgram ? [`'none'`] : [`'self'`];
    return prepareBody(Buffer.from(html), 'text/html; charset=utf-8', {
      ...pageHeaders({
        styleHashes,
        scriptHashes,
        showsEmails: isProgram,
        isHttps: this.isHttps,
        allowsTag,
        frameAncestors,
      }),
      ...(indexed ? {} : { 'x-robots-tag': 'noindex' }),
    });
  }

  /** Shown on the pages of those whom the owner lists; nobody is counted in it. */
  private frameBody({ name, html, styleHashes }: RenderedFrame, { embedAncestors }: PageLooks): ResponseBody {
    const frameAncestors = embedAncestors[name];
    return prepareBody(Buffer.from(html), 'text/html; charset=utf-8', {
      ...pageHeaders({ styleHashes, isHttps: this.isHttps, allowsTag: false, frameAncestors }),
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    });
  }

  /** Read by programs of other people, wherever they run: feed readers, search engines. */
  private fileBody({ body, contentType }: SiteFile): ResponseBody {
    return prepareBody(Buffer.from(body), contentType, {
      ...baseHeaders(this.isHttps),
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
  }
}
