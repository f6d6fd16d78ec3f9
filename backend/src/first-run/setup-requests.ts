import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { SiteLanguage } from '@lectern/catalogue';

import { isCrossSite } from '../platform/access/cross-site.js';
import type { Configuration } from '../platform/config/configuration.js';
import { DomainError } from '../platform/http/domain-error.js';
import { sentenceIn } from '../platform/http/sentence-catalogues.js';
import type { Log } from '../platform/logging/log.js';
import { isFromThisMachine, keyCookie, keyIn } from './access-rules.js';
import type { Answers, Outcome } from './answers.js';
import type { DraftStore } from './draft-store.js';
import { isOpen, isStep, languageOf, nextStep, pathOf, SETUP_PATH, type Step } from './first-run-rules.js';
import { folderFault } from './folder-fault.js';
import { UnwritableFolder } from './folder-writing.js';
import { messagesIn } from './messages.js';
import { fontAt } from './page-fonts.js';
import { openingPage, questionPage, type RefusedKind, refusedPage } from './pages.js';
import { withForm } from './receive-form.js';
import { Responses } from './responses.js';

interface Setup {
  configuration: Pick<Configuration, 'publicUrl' | 'hsts'>;
  answers: Answers;
  store: DraftStore;
  log: Log;
  /** Of the printed link. */
  key: string;
  /** Whether browsers on this machine need no key. */
  isOpenHere: boolean;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  language: SiteLanguage;
}

const STATUS: Partial<Record<RefusedKind, number>> = { elsewhere: 403, 'not-found': 404, failed: 500 };
const FONTS_CACHE = 'public, max-age=86400';

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

const BASE = 'http://setup';

/** An invalid address, such as `//`, is that of no page. */
const addressOf = ({ url = '/' }: IncomingMessage): URL =>
  URL.canParse(url, BASE) ? new URL(url, BASE) : new URL('/invalid', BASE);

/** Answers the requests of the setup: the questions, and nothing to other machines without the key. */
export class SetupRequests {
  private readonly responses: Responses;

  constructor(private readonly setup: Setup) {
    this.responses = new Responses(setup.configuration.hsts);
  }

  /** Never rejects. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { draft } = this.setup.answers;
    const language = draft.place?.language ?? languageOf(request.headers['accept-language']);
    const url = addressOf(request);
    const exchange = { request, response, path: url.pathname, language };
    try {
      if (this.isAnsweredForAll(exchange, url.searchParams)) return;
      if (!this.isAllowed(request)) return this.refuse(exchange, 'elsewhere');
      if (request.method === 'POST') return await this.receive(exchange);
      await this.show(exchange);
    } catch (error) {
      this.setup.log.error({ message: 'setup request failed', path: url.pathname, error });
      if (response.headersSent) response.destroy();
      else this.refuse(exchange, 'failed');
    }
  }

  /** Health, fonts and the printed link. */
  private isAnsweredForAll({ response, path }: Exchange, query: URLSearchParams): boolean {
    if (path === '/healthz') this.responses.json(response, 200, { status: 'alive' });
    else if (path === '/readyz') this.responses.json(response, 503, { status: 'first-run' });
    else if (path === SETUP_PATH && isSame(query.get('key') ?? '', this.setup.key)) {
      const isSecure = this.setup.configuration.publicUrl.startsWith('https:');
      this.responses.redirect(response, '/', keyCookie(this.setup.key, isSecure));
    } else {
      const font = fontAt(path);
      if (!font) return false;
      void this.responses.file(response, font.file, font.type, FONTS_CACHE);
    }
    return true;
  }

  private isAllowed({ socket, headers, method }: IncomingMessage): boolean {
    const { key, isOpenHere, configuration } = this.setup;
    const hasKey = isSame(keyIn(headers.cookie) ?? '', key);
    if (!hasKey && !(isOpenHere && isFromThisMachine(socket.remoteAddress, headers))) return false;
    return method !== 'POST' || !isCrossSite(headers, configuration.publicUrl);
  }

  private refuse({ response, language }: Exchange, kind: RefusedKind): void {
    this.responses.page(response, refusedPage(language, kind), STATUS[kind]);
  }

  private async show(exchange: Exchange): Promise<void> {
    const { response, path } = exchange;
    const { answers, store } = this.setup;
    const { answered, book } = answers.draft;
    if (answers.isFinished && (path === '/' || path.startsWith(SETUP_PATH)))
      return this.showOpening(exchange);
    if (path === '/' || path === SETUP_PATH) return this.redirectTo(exchange, nextStep(answered));
    const name = path.startsWith(`${SETUP_PATH}/`) ? path.slice(SETUP_PATH.length + 1) : '';
    if (isStep(name)) {
      if (!isOpen(name, answered)) return this.redirectTo(exchange, nextStep(answered));
      return this.responses.page(response, questionPage(name, this.askedBy(exchange)));
    }
    const { fileName } = book?.cover ?? {};
    if (!fileName || name !== `cover/${fileName}`) return this.refuse(exchange, 'not-found');
    const type = fileName.endsWith('.png') ? 'image/png' : 'image/jpeg';
    await this.responses.file(response, store.pathOf(fileName), type, 'no-store');
  }

  private redirectTo({ response }: Exchange, step: Step): void {
    this.responses.redirect(response, pathOf(step));
  }

  private askedBy({ language, request }: Exchange) {
    return this.setup.answers.askedBy({ language, accepted: request.headers['accept-language'] });
  }

  private showOpening({ response, language }: Exchange): void {
    const email = this.setup.answers.draft.you?.email ?? '';
    this.responses.page(response, openingPage(language, email));
  }

  private async receive(exchange: Exchange): Promise<void> {
    const { request, path, language } = exchange;
    const name = path.slice(SETUP_PATH.length + 1);
    if (path !== `${SETUP_PATH}/${name}` || !isStep(name)) return this.refuse(exchange, 'not-found');
    const visitor = { language, accepted: request.headers['accept-language'] };
    try {
      const outcome = await withForm(request, this.setup.store.folder, (form) =>
        this.setup.answers.answer(name, form, visitor),
      );
      this.showOutcome(exchange, name, outcome);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const notice = sentenceIn(language, error.message);
      this.showAgain(exchange, name, { notice }, error.kind === 'too-large' ? 413 : 400);
    }
  }

  private showOutcome(exchange: Exchange, step: Step, outcome: Outcome): void {
    const { page: m, folder } = messagesIn(exchange.language);
    if (outcome.kind === 'next') return this.redirectTo(exchange, outcome.step);
    if (outcome.kind === 'finished') return this.showOpening(exchange);
    if (outcome.kind === 'again') return this.showAgain(exchange, step, outcome, 422);
    if (outcome.kind === 'changed') return this.showAgain(exchange, step, { notice: m.changed }, 409);
    const { error } = outcome;
    if (!(error instanceof UnwritableFolder)) throw error;
    const notice = `${folderFault(error, exchange.language)} ${folder.retry}`;
    this.showAgain(exchange, step, { notice }, 507);
  }

  private showAgain(
    exchange: Exchange,
    step: Step,
    state: Parameters<typeof questionPage>[2],
    status: number,
  ): void {
    // The answer that was stored may have changed the language.
    this.responses.page(exchange.response, questionPage(step, this.askedBy(exchange), state), status);
  }
}
