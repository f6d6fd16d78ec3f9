import type { Catalogue } from '@lectern/catalogue/live';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { Configuration } from '../platform/config/configuration.js';
import { FRAME, CachedPage, renderAhead, type Pace } from './cached-page.js';
import { sendRange } from '../platform/http/send-range.js';
import { StoredFiles } from '../platform/storage/stored-files.js';
import { isKeptAsset } from './kept-assets-rules.js';
import { closeShop, dressPage } from './notice/site-notice.js';
import type { PageSettings, RenderedFrame, RenderedPage, RenderedSite, SiteFile } from './page.js';
import { personalBody, prepareBody, type ResponseBody, sendBody, withHeaders } from './response-body.js';
import { apiHeaders, baseHeaders, pageHeaders } from './security-headers.js';
import { SiteFiles } from './site-files.js';
import { SiteWidgets } from './site-widgets.js';
import { isSpeculative } from './speculation.js';

const FILE = /\.\w+$/;
/** Set by the dashboard (admin/src/sign-in/dashboard-language.ts). */
const LANGUAGE_COOKIE = /(?:^|;\s*)dashboard-language=([a-z]{2})(?:;|$)/;

const asPages = (bodies: readonly ResponseBody[]) => bodies.map((body) => ({ body }));

/** Path of a URL, without the query. */
const addressOf = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};

/** For pages with a secret URL: no caching, no referrer. */
const SECRET_ADDRESS = { 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' };

/** Parameter of Stripe's return URL. It grants access to the purchase. */
const PROOF = 'payment_intent_client_secret';

/** Moves the proof of a payment from the query to the fragment, which is never sent; undefined if there is none. */
function proofToFragment(query: string): string | undefined {
  if (!query.includes(PROOF)) return undefined;
  const rest = new URLSearchParams(query);
  const proof = new URLSearchParams({ [PROOF]: rest.get(PROOF) ?? '' });
  rest.delete(PROOF);
  return `${rest.size > 0 ? '?' : ''}${rest}#${proof}`;
}

/** `/admin`, of `/admin/letters/1`. */
const programOf = (address: string) => `/${address.split('/')[1] ?? ''}`;

/** The built site, in memory except for streamed files. */
@Injectable()
export class SitePages {
  private readonly hsts: string | undefined;
  private readonly allowsTag: boolean;
  private readonly defaultSettings: PageSettings;
  private readonly files: SiteFiles;
  private pages = new Map<string, CachedPage>();
  private rendered = new Map<string, ResponseBody>();
  private moved = new Map<string, string>();

  constructor(
    configuration: Configuration,
    private readonly widgets: SiteWidgets,
    @Optional() @Inject(StoredFiles) storedFiles?: StoredFiles,
  ) {
    this.hsts = configuration.hsts;
    this.allowsTag = configuration.gaMeasurementId !== undefined;
    this.defaultSettings = { notice: null, embedAncestors: configuration.embedAncestors };
    const bucket = configuration.s3 && storedFiles;
    this.files = new SiteFiles(configuration.dataDir, this.hsts, widgets, bucket);
  }

  get isReady(): boolean {
    return this.pages.size > 0;
  }

  loadFiles(): Promise<void> {
    return this.files.load();
  }

  /** Serves more files of the content, before pages show them. */
  addFiles(files: Catalogue['publicFiles']): Promise<void> {
    return this.files.add(files);
  }

  /** Serves loaders of embeds in the look of now. */
  refreshLoaders(): Promise<void> {
    return this.files.refreshLoaders();
  }

  watchWidgets(): Promise<void> {
    return this.widgets.watch(() => this.files.keep());
  }

  /**
   * Renders a site completely, then replaces the current one.
   * @param early pages that are replaced before the others are rendered, with the files of the site
   */
  async show(
    site: RenderedSite,
    settings: PageSettings = this.defaultSettings,
    { early, stopping }: { early?: (path: string) => boolean; stopping?: AbortSignal } = {},
  ): Promise<void> {
    const prepared = this.prepare(site, settings);
    const { pages, rendered, moved } = prepared;
    const files = asPages([...rendered.values()]);
    if (early) {
      const first = [...pages].filter(([path]) => early(path));
      await renderAhead([...first.map(([, page]) => page), ...files]);
      const kept = [...this.pages].filter(([path]) => !early(path));
      Object.assign(this, { pages: new Map([...kept, ...first]), rendered, moved });
    }
    await renderAhead([...pages.values(), ...files], { ...(stopping ? { stopping } : {}) });
    if (!stopping?.aborted) Object.assign(this, prepared);
  }

  /** Shows a site at once; pages are rendered at their first request or by {@link renderAhead}. */
  open(site: RenderedSite, settings: PageSettings = this.defaultSettings): void {
    Object.assign(this, this.prepare(site, settings));
  }

  /** Renders everything after {@link open}, so that visitors do not wait for it. */
  async renderAhead(pace: Pace): Promise<void> {
    const files = [...this.rendered.values(), ...this.files.bodies];
    await renderAhead([...this.pages.values(), ...asPages(files)], pace);
  }

  /**
   * Answers a page or file of the site.
   * @param own headers of this response: names and values in turn
   * @returns label in metrics; undefined for an unknown address
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    own: readonly string[] = [],
  ): string | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const { url = '/' } = request;
    const address = addressOf(url);
    const renamed = url === address ? undefined : this.moved.get(url.toLowerCase());
    if (renamed !== undefined && this.pages.has(renamed)) {
      this.redirect(308, renamed, response, own);
      return renamed;
    }
    const page = this.programAt(address, url, request) ?? this.pages.get(url) ?? this.pages.get(address);
    const found = page?.isProgram === false ? proofToFragment(url.slice(address.length)) : undefined;
    if (found !== undefined) {
      this.redirect(303, address + found, response, [...own, 'cache-control', 'no-store']);
      return address;
    }
    if (page && !(page.isProgram && isSpeculative(request))) {
      sendBody(page.body, page.status, request, response, own);
      return page.isProgram ? programOf(address) : address;
    }
    const body = this.rendered.get(address) ?? this.files.find(address, url);
    if (body) {
      sendBody(body, 200, request, response, own);
      return '(file)';
    }
    const streamed = this.files.findStreamed(address);
    if (streamed) {
      // The headers are sent, so a read error can only end the connection.
      sendRange(streamed, request, response, own).catch(() => response.destroy());
      return '(file)';
    }
    // A printed address may be typed in capitals or with a trailing slash.
    const plain = address.toLowerCase().replace(/(?<=.)\/$/, '');
    const target = this.moved.get(plain) ?? plain;
    const [path = target, section] = target.split('#', 2);
    if (path === address || !this.pages.has(path)) return undefined;
    const query = url.slice(address.length + 1);
    const location = `${path}${query ? `?${query}` : ''}${section ? `#${section}` : ''}`;
    this.redirect(308, location, response, own);
    return path;
  }

  /**
   * Answers the address of an asset that this machine does not have: a release that started on another machine may have it.
   * A missing one is not cached, because that release may be about to store it.
   * @returns false for any other address
   */
  answerLate(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/' } = request;
    const address = addressOf(url);
    const isReading = method === 'GET' || method === 'HEAD';
    if (!isReading || !(isKeptAsset(address) || isKeptAsset(url))) return false;
    const fail = (status: number) => this.refuse(status, response);
    this.files.fetch(address, url).then(
      (body) => (body ? sendBody(body, 200, request, response) : fail(404)),
      () => fail(503),
    );
    return true;
  }

  private refuse(status: number, response: ServerResponse): void {
    const headers = { ...apiHeaders(this.hsts), 'cache-control': 'no-store', 'content-length': '0' };
    response.writeHead(status, headers).end();
  }

  private redirect(status: number, location: string, response: ServerResponse, own: readonly string[]): void {
    const headers = { ...apiHeaders(this.hsts), location };
    response.writeHead(status, [...own, ...Object.entries(headers).flat()]).end();
  }

  /**
   * Sends the page of `path` under another URL or status, with `no-store`, as that URL may be secret.
   * @param personalise fills a visitor's own values into the HTML
   * @returns false if there is no such page
   */
  send(
    path: string,
    status: number,
    request: IncomingMessage,
    response: ServerResponse,
    personalise?: (html: string) => string,
  ): boolean {
    const page = this.pages.get(path);
    if (!page) return false;
    const body = withHeaders(page.body, SECRET_ADDRESS);
    sendBody(personalise ? personalBody(body, personalise) : body, status, request, response);
    return true;
  }

  /**
   * Sends the folder's not-found page (`/books/404` for `/books/lost`), else the site's.
   * @param own headers of this response: names and values in turn
   * @returns false if there is neither
   */
  sendNotFound(
    address: string,
    request: IncomingMessage,
    response: ServerResponse,
    own: readonly string[] = [],
  ): boolean {
    const folder = address.replace(/(?<!\/)\/+$/, '').replace(/\/[^/]*$/, '');
    const page = this.pages.get(`${folder}/404`) ?? this.pages.get('/404');
    if (page) sendBody(page.body, 404, request, response, own);
    return page !== undefined;
  }

  /** Whether an address of the site has a page with this element, or a file. */
  has(address: string, elementId?: string): boolean {
    const page = this.pages.get(address);
    if (page) return !elementId || page.body.content.includes(`id="${elementId}"`);
    return (
      this.rendered.has(address) ||
      this.moved.has(address) ||
      this.files.find(address) !== undefined ||
      this.files.findStreamed(address) !== undefined
    );
  }

  /** Canonical path of a public page; undefined for any other address. */
  publicPathOf(address: string): string | undefined {
    const path = address.length > 1 ? address.replace(/(?<!\/)\/+$/, '') : address;
    const page = this.pages.get(path);
    return page?.status === 200 && !page.isProgram && !page.isFrame && !path.includes('?') ? path : undefined;
  }

  /** The client-side app at or above a path, in the language of the browser's cookie; file names are not its paths. */
  private programAt(address: string, url: string, { headers }: IncomingMessage): CachedPage | undefined {
    const path = programOf(address);
    const page = FILE.test(address) ? undefined : this.pages.get(path);
    if (!page?.isProgram) return undefined;
    const [, language] = LANGUAGE_COOKIE.exec(headers.cookie ?? '') ?? [];
    const inLanguage = language && this.pages.get(`${path}?language=${language}`);
    return (url === address ? undefined : this.pages.get(url)) ?? (inLanguage || page);
  }

  private prepare({ pages, frames, files, moved }: RenderedSite, settings: PageSettings) {
    return {
      pages: new Map([
        ...pages.map(
          (page) => [page.path, new CachedPage(() => this.pageBody(page, settings), page)] as const,
        ),
        ...frames.map(
          (frame) => [frame.path, new CachedPage(() => this.frameBody(frame, settings), FRAME)] as const,
        ),
      ]),
      rendered: new Map(files.map((file) => [file.path, this.fileBody(file)])),
      moved: new Map(moved.map(({ from, to }) => [from.toLowerCase(), to])),
    };
  }

  /** The dashboard has no analytics and cannot be framed. */
  private pageBody(page: RenderedPage, { notice }: PageSettings): ResponseBody {
    const { scriptHashes, indexed, isProgram, opensBooks } = page;
    const { html, styleHashes } = isProgram ? page : dressPage(closeShop(page, notice), notice);
    const allowsTag = this.allowsTag && !isProgram && !opensBooks;
    const frameAncestors = isProgram ? [`'none'`] : [`'self'`];
    return prepareBody(Buffer.from(html), 'text/html; charset=utf-8', {
      ...pageHeaders({
        styleHashes,
        scriptHashes,
        isProgram,
        opensBooks,
        hsts: this.hsts,
        allowsTag,
        frameAncestors,
      }),
      ...(indexed ? {} : { 'x-robots-tag': 'noindex' }),
    });
  }

  /** Frames have no analytics and may be embedded by the configured hosts. */
  private frameBody(frame: RenderedFrame, { embedAncestors, notice }: PageSettings): ResponseBody {
    const { name } = frame;
    const { html, styleHashes } = closeShop(frame, notice);
    const frameAncestors = embedAncestors[name];
    return prepareBody(Buffer.from(html), 'text/html; charset=utf-8', {
      ...pageHeaders({ styleHashes, hsts: this.hsts, allowsTag: false, frameAncestors }),
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    });
  }

  /** Feeds and sitemaps are read from any origin. */
  private fileBody({ body, contentType }: SiteFile): ResponseBody {
    return prepareBody(Buffer.from(body), contentType, {
      ...baseHeaders(this.hsts),
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
  }
}
