import type { IncomingMessage, ServerResponse } from 'node:http';
import type pg from 'pg';
import { readAccount } from '../database/account-keys.js';
import { newId } from '../database/stored-objects.js';
import { publicBody } from '../payments/intent-status.js';
import type { SandboxLog } from '../sandbox-log.js';
import { applyDueEvents } from '../webhooks/webhook-delivery.js';
import { apiVersionOf, authenticate, keyOf } from './authentication.js';
import type { Audience, Call, Endpoint } from './endpoint.js';
import { parseForm, readFormBody } from './form.js';
import { repeatable } from './idempotency.js';
import { errorAnswer, type Outcome, runCall } from './run-call.js';
import { sendJson } from './send.js';
import { unrecognizedUrl } from './refusal.js';

export interface ApiOptions {
  pool: pg.Pool;
  audience: Audience;
  endpoints: readonly Endpoint[];
  challengeUrl: Call['challengeUrl'];
  disputeAfterMs: number;
  log: SandboxLog;
}

interface Asked {
  requestId: string;
  method: string;
  path: string;
  query: string;
  apiVersion: string;
  idempotencyKey: string | null;
}

/** Handles API requests; `url` starts with `/v1/`. Never throws, and always sends a response. */
export function apiListener(
  options: ApiOptions,
): (request: IncomingMessage, response: ServerResponse, url: string) => void {
  const { audience, log } = options;
  return (request, response, url) => {
    const startedAt = performance.now();
    const [path = '', ...query] = url.split('?');
    const asked: Asked = {
      requestId: newId.request(),
      method: request.method ?? '',
      path,
      query: query.join('?'),
      apiVersion: '',
      idempotencyKey: null,
    };
    const answered = respond(options, request, asked).catch((error: unknown): Outcome => ({
      answer: errorAnswer(error, log, path),
      replayOf: undefined,
    }));
    void answered.then(({ answer, replayOf }) => {
      const body = audience === 'browser' ? publicBody(answer.body) : answer.body;
      const { requestId, method, apiVersion, idempotencyKey } = asked;
      const durationMs = Math.round(performance.now() - startedAt);
      log({
        kind: 'request',
        listener: audience,
        method,
        path,
        status: answer.status,
        requestId,
        durationMs,
      });
      sendJson(request, response, answer.status, body, {
        'Request-Id': requestId,
        ...(apiVersion ? { 'Stripe-Version': apiVersion } : {}),
        ...(idempotencyKey
          ? { 'Idempotency-Key': idempotencyKey, 'Original-Request': replayOf ?? requestId }
          : {}),
        ...(replayOf ? { 'Idempotent-Replayed': 'true' } : {}),
      });
    });
  };
}

async function respond(options: ApiOptions, request: IncomingMessage, asked: Asked): Promise<Outcome> {
  const { pool, audience, endpoints, challengeUrl, disputeAfterMs, log } = options;
  const { method, path, requestId } = asked;
  const body = method === 'POST' ? await readFormBody(request) : '';
  const { key: formKey, ...form } = parseForm([asked.query, body].filter(Boolean).join('&'));
  if (audience === 'server' && formKey !== undefined) form.key = formKey;
  const key = keyOf(request) ?? (audience === 'browser' && typeof formKey === 'string' ? formKey : undefined);
  const account = await readAccount(pool);
  authenticate(audience, key, account);
  asked.apiVersion = apiVersionOf(request.headers['stripe-version']);
  const [endpoint, id] = find(endpoints, method, path);
  const prepared = endpoint.prepare(form, asked.apiVersion, id);
  const header = method === 'POST' ? request.headers['idempotency-key'] : undefined;
  asked.idempotencyKey = typeof header === 'string' && header !== '' ? header : null;
  const repeated =
    asked.idempotencyKey === null
      ? undefined
      : repeatable(audience, asked.idempotencyKey, method, path, form);
  const cause = { requestId, idempotencyKey: asked.idempotencyKey };
  if (account.isBankDue) await applyDueEvents(pool);
  return runCall(pool, { audience, cause, challengeUrl, disputeAfterMs }, prepared, {
    requestId,
    repeatable: repeated,
    isReading: method === 'GET',
    answerFailure: (error) => errorAnswer(error, log, path),
  });
}

function find(endpoints: readonly Endpoint[], method: string, path: string): [Endpoint, string] {
  for (const endpoint of endpoints) {
    const id = endpoint.method === method ? endpoint.match(path) : undefined;
    if (id !== undefined) return [endpoint, id];
  }
  throw unrecognizedUrl(method, path.slice(0, 200));
}
