import { fetchWithDeadline } from '@lectern/widget-kit';

/** Fields of Stripe's PaymentIntent that browsers read: https://docs.stripe.com/api/payment_intents/object */
export interface SandboxIntent {
  status: string;
  last_payment_error?: { message?: string } | null;
  next_action?: { redirect_to_url?: { url: string } } | null;
}

/** An error of Stripe's API: https://docs.stripe.com/api/errors */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';

  constructor(
    /** `card_error`, `invalid_request_error` … */
    readonly type: string,
    readonly code: string | undefined,
    message: string,
  ) {
    super(message);
  }
}

interface ErrorBody {
  error?: { type?: string; code?: string; message?: string };
}

/** The id precedes `_secret_` in the client secret. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}

export interface SandboxIntents {
  retrieve(clientSecret: string): Promise<SandboxIntent>;
  /**
   * @throws SandboxError if the sandbox rejects the request, or the error of {@link fetchWithDeadline}
   * without a response
   */
  confirm(clientSecret: string, parameters: Record<string, string>): Promise<SandboxIntent>;
}

/** Reads and confirms PaymentIntents of the sandbox as Stripe.js does: form-encoded, by client secret. */
export function createSandboxIntents(sandboxUrl: string): SandboxIntents {
  const addressOf = (clientSecret: string) =>
    `${sandboxUrl}/v1/payment_intents/${encodeURIComponent(intentIdOf(clientSecret))}`;

  async function read(response: Response): Promise<SandboxIntent> {
    const body: unknown = await response.json();
    if (response.ok) return body as SandboxIntent;
    const { error } = body as ErrorBody;
    throw new SandboxError(error?.type ?? 'api_error', error?.code, error?.message ?? `${response.status}`);
  }

  return {
    retrieve: async (clientSecret) => {
      const query = new URLSearchParams({ client_secret: clientSecret });
      return read(await fetchWithDeadline(`${addressOf(clientSecret)}?${query.toString()}`));
    },
    confirm: async (clientSecret, parameters) =>
      read(
        await fetchWithDeadline(`${addressOf(clientSecret)}/confirm`, {
          method: 'POST',
          body: new URLSearchParams({ client_secret: clientSecret, ...parameters }),
        }),
      ),
  };
}
