import { createStripeSandbox } from '@lectern/stripe-sandbox';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import Stripe from 'stripe';

import type { Configuration, StripeKeys } from '../../platform/config/configuration.js';
import type { FrontHandler } from '../../platform/site/site-front.js';
import { StripeAccount } from './stripe-account.js';

const SANDBOX_MOUNT = '/sandbox/stripe';
const STRIPE_TIMEOUT_MS = 20_000;

interface Parts {
  stripe: Stripe;
  account: StripeAccount;
  /** Answers the browsers' calls to the sandbox. */
  front?: FrontHandler;
  /** Sends the sandbox's events; only a web process hears them. */
  startWebhooks?: () => { stop(): Promise<void> };
  close?: () => Promise<void>;
}

/** The way to Stripe: the real one where keys are set, else the sandbox behind the same SDK. */
@Injectable()
export class StripeConnection implements OnApplicationShutdown {
  private webhooks: { stop(): Promise<void> } | undefined;

  private constructor(private readonly parts: Parts) {}

  static open(
    configuration: Configuration,
    databaseUrl: string,
  ): Promise<StripeConnection> | StripeConnection {
    const { stripe } = configuration;
    return stripe
      ? StripeConnection.toStripe(stripe)
      : StripeConnection.toSandbox(configuration, databaseUrl);
  }

  get stripe(): Stripe {
    return this.parts.stripe;
  }

  get account(): StripeAccount {
    return this.parts.account;
  }

  get front(): FrontHandler | undefined {
    return this.parts.front;
  }

  startWebhooks(): void {
    this.webhooks = this.parts.startWebhooks?.();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.webhooks?.stop();
    await this.parts.close?.();
  }

  private static toStripe({ secretKey, publishableKey, webhookSecret }: StripeKeys): StripeConnection {
    return new StripeConnection({
      stripe: new Stripe(secretKey, { timeout: STRIPE_TIMEOUT_MS, telemetry: false }),
      account: new StripeAccount({ isSandbox: false, publishableKey, webhookSecret, sandboxUrl: null }),
    });
  }

  private static async toSandbox(
    configuration: Configuration,
    databaseUrl: string,
  ): Promise<StripeConnection> {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 8, application_name: 'lectern-sandbox' });
    const sandbox = createStripeSandbox({
      pool,
      publicUrl: configuration.publicUrl,
      mountPath: SANDBOX_MOUNT,
      webhookUrl: () => `http://127.0.0.1:${configuration.port}/api/stripe/webhook`,
      webhookSecret: configuration.sandboxWebhookSecret,
    });
    await sandbox.migrate();
    const { secretKey, publishableKey, webhookSecret } = await sandbox.keys();
    const server = await sandbox.listen();
    return new StripeConnection({
      stripe: new Stripe(secretKey, {
        host: '127.0.0.1',
        port: server.port,
        protocol: 'http',
        timeout: STRIPE_TIMEOUT_MS,
        telemetry: false,
      }),
      account: new StripeAccount({
        isSandbox: true,
        publishableKey,
        webhookSecret,
        sandboxUrl: SANDBOX_MOUNT,
      }),
      front: (request, response) => {
        if (!request.url?.startsWith(`${SANDBOX_MOUNT}/`)) return false;
        void sandbox.browserListener(request, response);
        return true;
      },
      startWebhooks: () => sandbox.startWebhookDelivery(),
      close: async () => {
        await server.close();
        await pool.end();
      },
    });
  }
}
