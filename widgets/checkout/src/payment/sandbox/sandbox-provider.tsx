import { type CardFieldsProps, type PaymentProvider, standingOfStatus } from '../payment-provider.js';
import { SandboxCardFields } from './sandbox-card-fields.js';
import { createSandboxIntents, SandboxError } from './sandbox-intents.js';

/** The stand-in for Stripe: our own card fields, and PaymentIntents of the local sandbox. */
export function createSandboxProvider(sandboxUrl: string): PaymentProvider {
  const intents = createSandboxIntents(sandboxUrl);
  return {
    CardFields: (props: CardFieldsProps) => <SandboxCardFields {...props} intents={intents} />,
    standingOf: async (clientSecret) => {
      try {
        return standingOfStatus((await intents.retrieve(clientSecret)).status);
      } catch (cause) {
        // The sandbox was emptied since: it knows no such payment.
        if (cause instanceof SandboxError && cause.type === 'invalid_request_error') return 'gone';
        throw cause;
      }
    },
  };
}
