import { Injectable } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { Configuration } from '../platform/config/configuration.js';
import { FRAME, HeldPage, makeAhead, type Pace } from './held-page.js';
import { sendRange } from '../platform/http/send-range.js';
import { closeShop, dressPage } from './notice/site-notice.js';
import type { PageLooks, RenderedFrame, RenderedPage, RenderedSite, SiteFile } from './page.js';
import { personalBody, prepareBody, type ResponseBody, sendBody, withHeaders } from './response-body.js';
import { apiHeaders, baseHeaders, pageHeaders } from './security-headers.js';
import { SiteFiles } from './site-files.js';
import { SiteWidgets } from './site-widgets.js';
import { isSpeculative } from './speculation.js';

const FILE = /\.\w+$/;

const asMade = (bodies: readonly ResponseBody[]) => bodies.map((body) => ({ body }));

/** An address without what is asked of it. */
const addressOf = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};

/** For pages whose address is secret: browsers neither cache the response nor send the address as a referrer. */
const SECRET_ADDRESS = { 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' };

/** The parameter that Stripe adds to the return address. It grants access to the purchase. */
const PROOF = 'payment_intent_client_secret';

/** The query with the proof of a payment behind a hash, where no browser sends it on; undefined where none is in it. */
function proofBehindHash(query: string): string | undefined {
  if (!query.includes(PROOF)) return undefined;
  const asked = new URLSearchParams(query);
  const proof = new URLSearchParams({ [PROOF]: asked.get(PROOF) ?? '' });
  asked.delete(PROOF);
  return `${asked.size > 0 ? '?' : ''}${asked}#${proof}`;
}

/** `/admin`, of `/admin/letters/1`. */
const programOf = (address: string) => `/${address.split('/')[1] ?? ''}`;

/** The built site, held in memory but for its films and samples: answers most requests before anything else runs. */
@Injectable()
export class SitePages {
  private readonly isHttps: boolean;
  private readonly allowsTag: boolean;
  private readonly usualLooks: PageLooks;
  private readonly files: SiteFiles;
  private pages = new Map<string, HeldPage>();
  private written = new Map<string, ResponseBody>();
  private moved = new Map<string, string>();

  constructor(
    configuration: Configuration,
    private readonly widgets: SiteWidgets,
  ) {
    this.isHttps = configuration.isHttps;
    this.allowsTag = configuration.gaMeasurementId !== undefined;
    this.usualLooks = { notice: null, embedAncestors: configuration.embedAncestors };
    this.files = new SiteFiles(configuration.dataDir, this.isHttps, widgets);
  }

  get isReady(): boolean {
    return this.pages.size > 0;
  }

  /** Reads the files beside the pages. */
  loadFiles(): Promise<void> {
    return this.files.load();
  }

  /** From now on the widgets follow their folders. */
  followWidgets(): Promise<void> {
    return this.widgets.follow(() => this.files.keep());
  }

  /** Makes everything of a site ready, then shows it in the place of the one before. */
  async show(site: RenderedSite, looks: PageLooks = this.usualLooks): Promise<void> {
    const held = this.hold(site, looks);
    await makeAhead([...held.pages.values(), ...asMade([...held.written.values()])]);
    Object.assign(this, held);
  }

  /** Shows a site at once. Each page is rendered at its first request, or by {@link makeAhead}. */
  open(site: RenderedSite, looks: PageLooks = this.usualLooks): void {
    Object.assign(this, this.hold(site, looks));
  }

  /** After {@link open}: everything that visitors may ask for, so that they need not wait for it. */
  async makeAhead(pace: Pace): Promise<void> {
    const files = [...this.written.values(), ...this.files.bodies];
    await makeAhead([...this.pages.values(), ...asMade(files)], pace);
  }

  /**
   * Answers a page or file of the site.
   * @param own headers of this answer alone, names and values in turn
   * @returns what the request is counted as; undefined when there is nothing at this address
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    own: readonly string[] = [],
  ): string | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const { url = '/' } = request;
    const address = addressOf(url);
    const page = this.pages.get(url) ?? this.pages.get(address) ?? this.programAt(address);
    const found = page?.isProgram === false ? proofBehindHash(url.slice(address.length)) : undefined;
    if (found !== undefined) {
      this.sendOn(303, address + found, response, [...own, 'cache-control', 'no-store']);
      return address;
    }
    if (page && !(page.isProgram && isSpeculative(request))) {
      sendBody(page.body, page.status, request, response, own);
      return page.isProgram ? programOf(address) : address;
    }
    const body = this.written.get(address) ?? this.files.find(address);
    if (body) {
      sendBody(body, 200, request, response, own);
      return '(file)';
    }
    const streamed = this.files.findStreamed(address);
    if (streamed) {
      // Once the headers are sent, a file that cannot be read only ends the connection.
      sendRange(streamed, request, response, own).catch(() => response.destroy());
      return '(file)';
    }
    // A printed address may be typed in capitals, or with a slash at its end.
    const plain = address.toLowerCase().replace(/(?<=.)\/$/, '');
    const target = this.moved.get(plain) ?? plain;
    const [path = target, section] = target.split('#', 2);
    if (path === address || !this.pages.has(path)) return undefined;
    const query = url.slice(address.length + 1);
    const location = `${path}${query ? `?${query}` : ''}${section ? `#${section}` : ''}`;
    this.sendOn(308, location, response, own);
    return path;
  }

  private sendOn(status: number, location: string, response: ServerResponse, own: readonly string[]): void {
    const headers = { ...apiHeaders(this.isHttps), location };
    response.writeHead(status, [...own, ...Object.entries(headers).flat()]).end();
  }

  /**
   * Sends the page of `path` under another address or status, with `no-store`: its data changes, and its address may be secret.
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
   * Sends what stands for a page that does not exist: a folder's own page for that (`/books/404` for `/books/lost`),
   * else the site's. False when there is neither.
   * @param own headers of this answer alone, names and values in turn
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

  /** The path of a page that visitors may see, as the site map has it; undefined for every other address. */
  publicPathOf(address: string): string | undefined {
    const path = address.length > 1 ? address.replace(/(?<!\/)\/+$/, '') : address;
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
      written: new Map(files.map((file) => [file.path, this.fileBody(file)])),
      moved: new Map(moved.map(({ from, to }) => [from.toLowerCase(), to])),
    };
  }

  /** The dashboard has no analytics and cannot be framed. */
  private pageBody(page: RenderedPage, { notice }: PageLooks): ResponseBody {
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
        isHttps: this.isHttps,
        allowsTag,
        frameAncestors,
      }),
      ...(indexed ? {} : { 'x-robots-tag': 'noindex' }),
    });
  }

  /** Frames have no analytics and are shown on the hosts that the owner lists. */
  private frameBody(frame: RenderedFrame, { embedAncestors, notice }: PageLooks): ResponseBody {
    const { name } = frame;
    const { html, styleHashes } = closeShop(frame, notice);
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
