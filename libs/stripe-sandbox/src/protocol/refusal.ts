import type { ErrorBody } from '../objects/payment-objects.js';

/** An error response of Stripe's. Thrown; the call's changes are rolled back. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    /** Rejected because of a concurrent request; the same request may succeed later. */
    readonly isTransient = false,
  ) {
    super(body.message);
    this.name = 'Refusal';
    if (body.code) body.doc_url ??= documentationOf(body.code);
  }
}

export function documentationOf(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}

/** 400: the request is invalid, or the object's status does not allow it. */
export function invalidRequest(message: string, details: Partial<ErrorBody> = {}): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...details });
}

/** 404: `kind` in Stripe's words, such as "payment_intent". */
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
