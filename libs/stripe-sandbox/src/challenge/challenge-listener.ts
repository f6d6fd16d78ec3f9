import type { IncomingMessage, ServerResponse } from 'node:http';
import type pg from 'pg';
import { findObject, inTransaction } from '../database/stored-objects.js';
import { sameSecret } from '../payments/intent-status.js';
import { finishChallenge } from '../payments/confirm-payment-intent.js';
import type { Call } from '../protocol/endpoint.js';
import { errorAnswer } from '../protocol/run-call.js';
import { type FormObject, parseForm, readFormBody } from '../protocol/form.js';
import { send } from '../protocol/send.js';
import type { SandboxLog } from '../sandbox-log.js';
import type { PaymentIntent } from '../objects/event.js';
import {
  CHALLENGE_SCRIPT,
  CHALLENGE_STYLE_HASH,
  challengePage,
  donePage,
  returnAddress,
  unknownPaymentPage,
} from './challenge-pages.js';

export interface ChallengeOptions {
  pool: pg.Pool;
  /** Path of challenge.js from the site's root. */
  scriptUrl: string;
  challengeUrl: Call['challengeUrl'];
  disputeAfterMs: number;
  log: SandboxLog;
}

interface Page {
  status: number;
  text: string;
  headers?: Record<string, string>;
}

type Listener = (request: IncomingMessage, response: ServerResponse, url: string) => void;

/** Serves `/challenge.js` and `/challenge/<payment intent>?client_secret=…`, and handles the page's form. */
export function challengeListener(options: ChallengeOptions): Listener {
  return (request, response, url) => {
    void pageFor(options, request, url)
      .catch((error: unknown): Page => {
        const { status } = errorAnswer(error, options.log, 'challenge page');
        return { status, text: unknownPaymentPage() };
      })
      .then(({ status, text, headers }) => {
        send(request, response, status, text, { ...pageHeaders(undefined), ...headers });
      });
  };
}

async function pageFor(options: ChallengeOptions, request: IncomingMessage, url: string): Promise<Page> {
  const [path = '', query = ''] = url.split('?', 2);
  if (path === '/challenge.js' && request.method === 'GET') {
    return {
      status: 200,
      text: CHALLENGE_SCRIPT,
      headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
    };
  }
  const id = /^\/challenge\/(pi_\w{1,64})$/.exec(path)?.[1];
  if (id === undefined || (request.method !== 'GET' && request.method !== 'POST')) {
    return { status: 404, text: unknownPaymentPage() };
  }
  const form = parseForm(request.method === 'POST' ? await readFormBody(request) : query);
  return request.method === 'POST' ? decide(options, request, id, form) : ask(options, id, form);
}

async function ask({ pool, scriptUrl }: ChallengeOptions, id: string, form: FormObject): Promise<Page> {
  return inTransaction(pool, async (transaction): Promise<Page> => {
    const intent = await findObject(transaction, 'payment_intents', id);
    if (!mayAct(intent, form)) return { status: 404, text: unknownPaymentPage() };
    if (!intent.next_action) return { status: 200, text: donePage(intent, scriptUrl, undefined) };
    const method =
      intent.payment_method && (await findObject(transaction, 'payment_methods', intent.payment_method));
    const headers = pageHeaders(intent.next_action.redirect_to_url.return_url);
    return { status: 200, text: challengePage(intent, method ? method.card.last4 : ''), headers };
  });
}

async function decide(
  { pool, challengeUrl, disputeAfterMs, scriptUrl }: ChallengeOptions,
  request: IncomingMessage,
  id: string,
  form: FormObject,
): Promise<Page> {
  return inTransaction(pool, async (transaction): Promise<Page> => {
    const before = await findObject(transaction, 'payment_intents', id);
    const known = form['outcome'] === 'complete' || form['outcome'] === 'fail';
    if (!known || !mayAct(before, form)) return { status: known ? 404 : 400, text: unknownPaymentPage() };
    const cause = { requestId: null, idempotencyKey: null };
    const call: Call = { transaction, audience: 'browser', cause, challengeUrl, disputeAfterMs };
    await finishChallenge(call, id, form['outcome'] === 'complete');
    const after = (await findObject(transaction, 'payment_intents', id)) ?? before;
    const back = returnAddress(after, before.next_action?.redirect_to_url.return_url ?? null);
    // Sec-Fetch-Dest distinguishes a top-level window from a frame. Without it, the page's script checks.
    if (back && request.headers['sec-fetch-dest'] === 'document') {
      return { status: 303, text: '', headers: { Location: back } };
    }
    return { status: 200, text: donePage(after, scriptUrl, back) };
  });
}

function mayAct(intent: PaymentIntent | undefined, form: FormObject): intent is PaymentIntent {
  const secret = form['client_secret'];
  return intent !== undefined && typeof secret === 'string' && sameSecret(secret, intent.client_secret);
}

/**
 * Browsers apply form-action to redirects too, so the shop's origin is listed. frame-ancestors is open, as the shop may
 * itself be embedded anywhere.
 */
function pageHeaders(returnUrl: string | null | undefined): Record<string, string> {
  const shop = returnUrl ? ` ${new URL(returnUrl).origin}` : '';
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      `default-src 'none'; style-src ${CHALLENGE_STYLE_HASH}; script-src 'self'; form-action 'self'${shop}; ` +
      "base-uri 'none'",
    // The URL holds a client secret.
    'Referrer-Policy': 'same-origin',
  };
}
