import { randomUUID } from 'node:crypto';

import { site } from '@lectern/catalogue';
import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { IsNull, type QueryDeepPartialEntity } from 'typeorm';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { summarizeError } from '../../platform/jobs/error-summary.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { ORDER_SIGNATURE, readOrderMetadata } from '../payments/order-metadata.js';
import { Payments } from '../payments/payments.js';
import { isOutage, isUnknown } from '../stripe/stripe-errors.js';
import { PaymentLists } from './payment-lists.js';
import { PaymentRecovery, RecoveredPayment } from './payment-recovery.entity.js';
import { notifyOwnerOfRecovery, recoverPayments } from './payment-recovery.jobs.js';
import { OLDEST_DAYS, RECOVERY_BATCH, type RecoveryProblem, RUN_MS } from './payment-recovery-rules.js';
import {
  datePaidOrder,
  findOrderState,
  findProductType,
  insertRestoredOrder,
  type OrderState,
  startNewSeries,
} from './payment-recovery.queries.js';
import { foundPayment, paidAtOf, restoredOrder } from './restored-order.js';

const DAY_MS = 24 * 60 * 60_000;

type Found = Pick<RecoveredPayment, 'recoveryId' | 'paymentIntentId'>;

/**
 * Brings orders up to date with Stripe after the database was restored from a backup, and creates the orders that were
 * lost. Every step is its own commit and can be repeated.
 */
@Injectable()
export class PaymentRecoveries {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly payments: Payments,
    private readonly lists: PaymentLists,
    private readonly links: SignedLinks,
    private readonly outbox: Outbox,
    private readonly emails: EmailQueue,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Starts a comparison, or finds the open one.
   * @throws DomainError for a time in the future or longer ago than `OLDEST_DAYS`
   */
  async start(since: Date, by: Staff): Promise<void> {
    refuseTime(since);
    await this.database.transaction(async () => {
      const { manager } = this.database;
      await this.database.lock(recoverPayments.name);
      if (!(await manager.existsBy(PaymentRecovery, { finishedAt: IsNull() }))) {
        await manager.insert(PaymentRecovery, { id: randomUUID(), since, requestedBy: by.name });
        await this.auditLog.record(by, {
          action: 'payments.compared',
          subject: { kind: 'payments', id: 'stripe' },
          after: { since: since.toISOString() },
        });
      }
      await this.outbox.enqueue(recoverPayments, {}, { dedupKey: 'requested' });
    });
  }

  @HandlesJobOutside(recoverPayments)
  async run(): Promise<Closing> {
    const [recovery] = await this.database.manager.find(PaymentRecovery, {
      where: { finishedAt: IsNull() },
      order: { startedAt: 'ASC' },
      take: 1,
    });
    if (!recovery) return undefined;
    const endsAtMs = Date.now() + RUN_MS;
    try {
      const isDone =
        (await this.lists.read(recovery, endsAtMs)) && (await this.settle(recovery.id, endsAtMs));
      return isDone ? () => this.finish(recovery.id) : () => this.outbox.enqueue(recoverPayments, {});
    } catch (error) {
      if (!isOutage(error)) throw error;
      this.logger.warn(`comparison with Stripe: unreachable (${error.type}), continues later`);
      await this.database.manager.update(PaymentRecovery, { id: recovery.id }, { unreachableAt: new Date() });
      return undefined;
    }
  }

  /** @returns whether all found payments were settled before `endsAtMs` */
  private async settle(recoveryId: string, endsAtMs: number): Promise<boolean> {
    for (;;) {
      const batch = await this.database.manager.find(RecoveredPayment, {
        where: { recoveryId, doneAt: IsNull() },
        take: RECOVERY_BATCH,
      });
      for (const found of batch) {
        if (Date.now() > endsAtMs) return false;
        await this.settleOne(found);
      }
      if (batch.length < RECOVERY_BATCH) return true;
    }
  }

  private async settleOne(found: Found): Promise<void> {
    const { paymentIntentId } = found;
    const intent = await this.retrieve(paymentIntentId);
    if (!intent) return this.done(found, { outcome: 'foreign' });
    try {
      await this.settleIntent(found, intent);
    } catch (error) {
      if (isOutage(error)) throw error;
      this.logger.error(
        `comparison with Stripe: payment ${paymentIntentId} failed: ${summarizeError(error)}`,
      );
      await this.leave(found, intent, 'failed');
    }
  }

  private async retrieve(id: string): Promise<Stripe.PaymentIntent | undefined> {
    try {
      return await this.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    } catch (error) {
      if (isUnknown(error)) return undefined;
      throw error;
    }
  }

  private async settleIntent(found: Found, intent: Stripe.PaymentIntent): Promise<void> {
    const { orderId, productId, signature } = readOrderMetadata(intent);
    const known = await findOrderState(this.database.manager, intent.id, orderId);
    if (known) return this.update(found, intent, known);
    if (!orderId || intent.status !== 'succeeded') return this.done(found, { outcome: 'foreign' });
    const signedId = await this.links.read(ORDER_SIGNATURE, `${orderId}.${signature ?? ''}`);
    const type = await findProductType(this.database.manager, productId);
    const order = restoredOrder(intent, signedId === orderId, type);
    if (typeof order === 'string') return this.leave(found, intent, order);
    await this.database.transaction(async () => {
      const { manager } = this.database;
      await startNewSeries(manager, found.recoveryId);
      await manager.update(RecoveredPayment, keyOf(found), { outcome: 'restored', orderId });
      await insertRestoredOrder(manager, order);
    });
    this.logger.warn(`comparison with Stripe: order ${orderId} was lost and is restored`);
    const restored = { id: orderId, status: 'pending', refundedCents: 0 } as const;
    return this.update(found, intent, restored);
  }

  /**
   * Settles the order as an event would. After a run that was killed, or beside another one, the order may be one that was
   * restored.
   */
  private async update(found: Found, intent: Stripe.PaymentIntent, before: OrderState): Promise<void> {
    await this.payments.settleAnd({ paymentIntentId: intent.id }, ({ id }) =>
      datePaidOrder(this.database.manager, id, paidAtOf(intent)),
    );
    const after = (await findOrderState(this.database.manager, intent.id, before.id)) ?? before;
    const isChanged = after.status !== before.status || after.refundedCents !== before.refundedCents;
    const { id: orderId, status } = after;
    const outcome = isChanged ? 'updated' : 'unchanged';
    await this.done(found, {
      outcome: () => `CASE outcome WHEN 'restored' THEN outcome ELSE '${outcome}' END`,
      orderId,
      status,
    });
  }

  private async leave(found: Found, intent: Stripe.PaymentIntent, problem: RecoveryProblem): Promise<void> {
    const { orderId } = readOrderMetadata(intent);
    const facts = foundPayment(intent, problem);
    await this.done(found, { outcome: 'unresolved', orderId: orderId ?? null, facts });
  }

  private async done(found: Found, change: QueryDeepPartialEntity<RecoveredPayment>): Promise<void> {
    await this.database.manager.update(RecoveredPayment, keyOf(found), { ...change, doneAt: new Date() });
  }

  private async finish(id: string): Promise<void> {
    const { manager } = this.database;
    const done = { finishedAt: new Date(), unreachableAt: null };
    const { affected } = await manager.update(PaymentRecovery, { id, finishedAt: IsNull() }, done);
    if (affected) await this.emails.enqueue(notifyOwnerOfRecovery, { recoveryId: id }, site.contact.email);
  }
}

function refuseTime(since: Date): void {
  const ageMs = Date.now() - since.getTime();
  if (ageMs >= 0 && ageMs <= OLDEST_DAYS * DAY_MS) return;
  const message = `Please choose a time in the past, at most ${OLDEST_DAYS} days ago.`;
  throw new DomainError('invalid', 'COMMERCE.COMPARISON_TIME', message, [{ field: 'since', message }]);
}

const keyOf = ({ recoveryId, paymentIntentId }: Found) => ({ recoveryId, paymentIntentId });
