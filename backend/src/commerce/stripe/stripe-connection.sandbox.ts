import { createStripeSandbox, type StripeSandbox } from '@lectern/stripe-sandbox';
import type { OnApplicationShutdown } from '@nestjs/common';
import Stripe from 'stripe';

import type { Configuration } from '../../platform/config/configuration.js';
import type { DatabaseAccess } from '../../platform/database/database-access.js';
import { KEPT_OPEN } from '../../platform/database/database-limits.js';
import { connectionLimits, ResilientClient } from '../../platform/database/resilient-client.js';
import { ResilientPool } from '../../platform/database/resilient-pool.js';
import { StripeAccount, type SandboxFront, StripeConnection } from './stripe-connection.js';

const MOUNT_PATH = '/sandbox/stripe';

/** The same SDK, on a loopback port. Its state is in PostgreSQL, so all processes share one account. */
export class SandboxStripeConnection extends StripeConnection implements OnApplicationShutdown {
  override readonly sandbox: { front: SandboxFront; startWebhooks(): void };
  private webhooks: { stop(): Promise<void> } | undefined;

  private constructor(
    readonly stripe: Stripe,
    readonly account: StripeAccount,
    sandbox: StripeSandbox,
    private readonly close: () => Promise<void>,
  ) {
    super();
    this.sandbox = {
      front: (request, response) => {
        if (!request.url?.startsWith(`${MOUNT_PATH}/`)) return false;
        sandbox.browserListener(request, response);
        return true;
      },
      startWebhooks: () => {
        this.webhooks = sandbox.startWebhookDelivery();
      },
    };
  }

  static async open(
    configuration: Configuration,
    access: DatabaseAccess,
    httpClient: Stripe.HttpClient = Stripe.createNodeHttpClient(),
  ): Promise<SandboxStripeConnection> {
    const pool = new ResilientPool({
      ...connectionLimits(configuration.timeLimits.database.requests),
      connectionString: access.directUrl,
      max: access.shares.sandbox,
      min: KEPT_OPEN,
      application_name: 'lectern-sandbox',
      Client: ResilientClient,
    });
    // The pool replaces a connection that the server ended; an unhandled error event would end the process.
    pool.on('error', () => undefined);
    const sandbox = createStripeSandbox({
      pool,
      publicUrl: configuration.publicUrl,
      mountPath: MOUNT_PATH,
      webhookUrl: () => `http://127.0.0.1:${configuration.port}/api/stripe/webhook`,
      webhookSecret: configuration.sandboxWebhookSecret,
      disputeAfterMs: configuration.sandboxDisputeAfterMs,
      faults: configuration.sandboxWebhookFaults,
    });
    await sandbox.migrate();
    const { secretKey, publishableKey, webhookSecret } = await sandbox.keys();
    const server = await sandbox.listen();
    return new SandboxStripeConnection(
      new Stripe(secretKey, {
        host: '127.0.0.1',
        port: configuration.sandboxPort ?? server.port,
        protocol: 'http',
        httpClient,
        timeout: configuration.timeLimits.stripe.timeoutMs,
        maxNetworkRetries: configuration.timeLimits.stripe.retries,
        telemetry: false,
      }),
      new StripeAccount({
        isSandbox: true,
        isLive: false,
        publishableKey,
        webhookSecret,
        sandboxUrl: MOUNT_PATH,
      }),
      sandbox,
      async () => {
        await server.close();
        await pool.end();
      },
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.webhooks?.stop();
    await this.close();
  }
}
