import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

import { Injectable } from '@nestjs/common';

import { Configuration } from '../config/configuration.js';
import { builtSite } from './built-site.js';
import { loadLoaders } from './kept-loaders.js';
import { dressPage } from './notice/dress-page.js';
import type { PageLooks, RenderedFrame, RenderedPage, RenderedSite, SiteFile } from './page.js';
import { personalBody, prepareBody, type ResponseBody, sendBody } from './response-body.js';
import { baseHeaders, pageHeaders } from './security-headers.js';
import { loadAssets } from './site-assets.js';
import { SiteWidgets } from './site-widgets.js';
import { sendStreamedFile, type StreamedFile } from './streamed-file.js';

interface HeldPage {
  body: ResponseBody;
  status: number;
  /** Answers for every address below its own. */
  isProgram?: boolean | undefined;
  /** Shown on other people's pages. */
  isFrame?: boolean;
}

interface OwnAnswer {
  headers?: OutgoingHttpHeaders;
  personalise?: ((html: string) => string) | undefined;
}

const FILE = /\.\w+$/;

/** `/admin`, of `/admin/letters/1`. */
const programOf = (address: string) => `/${address.split('/')[1] ?? ''}`;

/** The built site, held compressed in memory but for its films and samples: answers most requests before anything else runs. */
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
    const [client, samples] = await Promise.all([
      loadAssets({ dir: builtSite.clientDir, mountPath: '' }, this.isHttps),
      loadAssets({ dir: builtSite.samplesDir, mountPath: '' }, this.isHttps),
      this.widgets.load(),
    ]);
    this.assets = new Map([...client.bodies, ...samples.bodies]);
    this.streamed = new Map([...client.streamed, ...samples.streamed]);
    // Templates of pages are no pages.
    this.assets.delete('/index.html');
    this.assets.delete('/admin/admin.html');
  }

  /** After the other assets: the script for other people's pages. The template of the frames is no page either. */
  async loadEmbeds(): Promise<void> {
    this.loaders = await loadLoaders(this.dataDir, this.isHttps);
    this.assets.delete('/embed.html');
  }

  async show(
    { pages, frames, files, moved }: RenderedSite,
    looks: PageLooks = this.usualLooks,
  ): Promise<void> {
    const [held, heldFrames, fileBodies] = await Promise.all([
      Promise.all(
        pages.map(
          async (page) =>
            [
              page.path,
              { body: await this.pageBody(page, looks), status: page.status, isProgram: page.isProgram },
            ] as const,
        ),
      ),
      Promise.all(
        frames.map(
          async (frame) =>
            [frame.path, { body: await this.frameBody(frame, looks), status: 200, isFrame: true }] as const,
        ),
      ),
      Promise.all(files.map(async (file) => [file.path, await this.fileBody(file)] as const)),
    ]);
    this.pages = new Map<string, HeldPage>([...held, ...heldFrames]);
    this.files = new Map(fileBodies);
    this.moved = new Map(moved.map(({ from, to }) => [from, to]));
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

  /** Nobody is counted in a program for the owner, and nobody shows it in a frame. */
  private pageBody(page: RenderedPage, { notice }: PageLooks): Promise<ResponseBody> {
    const { scriptHashes, indexed, isProgram } = page;
    const { html, styleHashes } = isProgram ? page : dressPage(page, notice);
    const allowsTag = this.allowsTag && !isProgram;
    const frameAncestors = isProgram ? [`'none'`] : [`'self'`];
    return prepareBody(Buffer.from(html), 'text/html; charset=utf-8', {
      ...pageHeaders({
        styleHashes,
        scriptHashes,
        showsLetters: isProgram,
        isHttps: this.isHttps,
        allowsTag,
        frameAncestors,
      }),
      ...(indexed ? {} : { 'x-robots-tag': 'noindex' }),
    });
  }

  /** Shown on the pages of those whom the owner lists; nobody is counted in it. */
  private frameBody(
    { name, html, styleHashes }: RenderedFrame,
    { embedAncestors }: PageLooks,
  ): Promise<ResponseBody> {
    const frameAncestors = embedAncestors[name];
    return prepareBody(Buffer.from(html), 'text/html; charset=utf-8', {
      ...pageHeaders({ styleHashes, isHttps: this.isHttps, allowsTag: false, frameAncestors }),
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
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
