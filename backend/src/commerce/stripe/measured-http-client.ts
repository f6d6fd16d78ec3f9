import Stripe from 'stripe';

import type { CallResult, ServiceCalls } from '../../platform/metrics/service-calls.js';
import { OUTAGE_STATUSES, PATH_WORDS } from './stripe-rules.js';

/** `POST payment_intents/:id/confirm`, without query and ids. */
export function operationOf(method: string, path: string): string {
  const [place = ''] = path.split('?', 1);
  const segments = place.replace(/^\/v\d\//, '').split('/');
  return `${method} ${segments.map((segment) => (PATH_WORDS.has(segment) ? segment : ':id')).join('/')}`;
}

const resultOfStatus = (status: number): CallResult => {
  if (status >= 500 || OUTAGE_STATUSES.has(status)) return 'failed';
  return status >= 400 ? 'refused' : 'ok';
};

/** The SDK's own client; measures each request until the headers of its response. */
export function measuredHttpClient(calls: ServiceCalls): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (...request) => {
    const [, , path, method] = request;
    return calls.measure(
      { service: 'stripe', operation: operationOf(method, path) },
      () => makeRequest(...request),
      {
        value: (response) => resultOfStatus(response.getStatusCode()),
        error: () => 'failed',
      },
    );
  };
  return client;
}
