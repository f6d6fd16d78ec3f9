import type { ErrorBody } from '../objects/payment-objects.js';

/** A request that Stripe would answer with an error. Thrown; whatever the call had changed is rolled back. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    /** Refused because of what else was going on, so the same request may succeed later. */
    readonly passing = false,
  ) {
    super(body.message);
    this.name = 'Refusal';
    if (body.code) body.doc_url ??= documentationOf(body.code);
  }
}

export function documentationOf(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}

/** 400: the request itself is wrong, or does not fit the state of the object. */
export function invalidRequest(message: string, details: Partial<ErrorBody> = {}): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...details });
}

/** 404: `kind` as Stripe words it, e.g. "payment_intent". */
export function noSuch(kind: string, id: string, param: string): Refusal {
  return new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

export function unrecognizedUrl(method: string, path: string): Refusal {
  return new Refusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}
