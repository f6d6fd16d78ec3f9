import { site } from '@lectern/catalogue';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { Mailer } from '../../platform/email/mailer.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { Events } from '../../platform/events/events.js';
import { jobGivenUp } from '../../platform/jobs/job-given-up.event.js';
import { checkMarkdown } from '../../platform/email/stored-markdown.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Settings } from '../../platform/settings/settings.js';
import { canTransition } from '../../platform/transitions.js';
import { postalAddressSetting } from '../../site/postal-address-setting.js';
import { BroadcastRenderer } from './broadcast-renderer.js';
import { AUDIENCE, type BroadcastStatus, broadcastTransitions } from './broadcast-rules.js';
import { Broadcast } from './broadcast.entity.js';
import { sendBroadcastBatch, startBroadcast, testBroadcast, type TestBroadcast } from './broadcasts.jobs.js';
import { Broadcasts } from './broadcasts.js';

/** What the owner may decide about a broadcast, where each leads to, how it is noted, and what they are told where it cannot be. */
const STEPS = {
  send: { to: 'scheduled', done: 'broadcast.sent', refusal: 'You can send only a draft.' },
  'call-back': {
    to: 'draft',
    done: 'broadcast.called-back',
    refusal: 'You can unschedule only a scheduled broadcast.',
  },
  pause: {
    to: 'paused',
    done: 'broadcast.paused',
    refusal: 'You can pause a broadcast only while it’s going out.',
  },
  resume: { to: 'sending', done: 'broadcast.resumed', refusal: 'You can resume only a paused broadcast.' },
  cancel: {
    to: 'cancelled',
    done: 'broadcast.cancelled',
    refusal: 'You can stop a broadcast only while it’s going out or paused.',
  },
} as const satisfies Record<string, { to: BroadcastStatus; done: string; refusal: string }>;

export type Step = keyof typeof STEPS;

/** How far a broadcast that goes off at once may have come by itself before the second click on its button arrives. */
const ON_ITS_WAY: readonly BroadcastStatus[] = ['sending', 'sent'];

interface BroadcastRun {
  broadcastId: string;
}

/** Nobody's: the ways out in it lead to the page for links that are not known. */
const NOBODY = 'test';

/** Takes a broadcast from one state to the next, and settles who gets it. */
@Injectable()
export class BroadcastSending implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly broadcasts: Broadcasts,
    private readonly auditLog: AuditLog,
    private readonly emailQueue: EmailQueue,
    private readonly renderer: BroadcastRenderer,
    private readonly settings: Settings,
    private readonly events: Events,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.events.listen(jobGivenUp, async ({ job, payload }) => {
      if (job === startBroadcast.name) await this.giveUp(payload as BroadcastRun, 'scheduled', 'draft');
      if (job === sendBroadcastBatch.name) await this.giveUp(payload as BroadcastRun, 'sending', 'cancelled');
    });
  }

  /** A broadcast whose job was given up is a draft again, or ends where it is. */
  private async giveUp({ broadcastId: id }: BroadcastRun, from: BroadcastStatus, to: 'draft' | 'cancelled') {
    const change = to === 'draft' ? { sendAt: null } : { endedAt: new Date() };
    await this.database.manager.update(Broadcast, { id, status: from }, { status: to, ...change });
  }

  /**
   * Takes one step of a broadcast's state machine; a step that is taken already is none.
   * @param sendAt of the step `send`: at once where it is past
   * @throws DomainError where the broadcast is at another point
   */
  move(id: string, step: Step, by: Staff, sendAt: Date = new Date()): Promise<void> {
    return this.database.transaction(async () => {
      const { status, body } = await this.broadcasts.lock(id);
      const { to, done, refusal } = STEPS[step];
      const goesOff = (step === 'send' || step === 'resume') && sendAt.getTime() <= Date.now();
      if (status === to || (goesOff && ON_ITS_WAY.includes(status))) return;
      // A broadcast that waits for its time begins by itself, and by nobody else.
      if (!canTransition(broadcastTransitions, status, to) || (step === 'resume' && status !== 'paused'))
        throw new DomainError('conflict', 'LEADS.BROADCAST_STATE', refusal);
      if (step === 'send') {
        // Drafts of older releases may have lines that no draft can have now.
        checkMarkdown(body);
        await this.checkPostalAddress();
      }
      const times = {
        ...(step === 'send' ? { sendAt } : {}),
        ...(step === 'call-back' ? { sendAt: null } : {}),
        ...(step === 'cancel' ? { endedAt: new Date() } : {}),
      };
      await this.database.manager.update(Broadcast, { id }, { ...times, status: to });
      if (step === 'send') await this.enqueueStart(id, sendAt);
      if (step === 'resume') await this.goOn(id);
      if (step === 'call-back') await this.outbox.dropHeld(startBroadcast, { broadcastId: id });
      if (step === 'cancel') await this.outbox.dropHeld(sendBroadcastBatch, { broadcastId: id });
      const after = { status: to, ...(step === 'send' ? { sendAt } : {}) };
      const subject = { kind: 'broadcast', id };
      await this.auditLog.record(by, { action: done, subject, before: { status }, after });
    });
  }

  /** @throws DomainError if the owner has not written the address that each newsletter must end with */
  private async checkPostalAddress(): Promise<void> {
    const { value } = await this.settings.read(postalAddressSetting);
    if (value.lines) return;
    throw new DomainError(
      'conflict',
      'LEADS.NO_POSTAL_ADDRESS',
      'Add your postal address first, under Settings, Your emails. Each broadcast ends with it.',
    );
  }

  private async enqueueStart(broadcastId: string, sendAt: Date): Promise<void> {
    const delayMs = Math.max(0, sendAt.getTime() - Date.now());
    await this.outbox.enqueue(startBroadcast, { broadcastId }, { delayMs });
  }

  /** A batch that has not ended yet sees for itself that it is to go on. */
  private async goOn(broadcastId: string): Promise<void> {
    if (await this.outbox.wake(sendBroadcastBatch, { broadcastId })) return;
    await this.outbox.enqueue(sendBroadcastBatch, { broadcastId });
  }

  /** Settles who gets a broadcast, all at once: from then on each of them has a row that says how their copy stands. */
  @HandlesJob(startBroadcast)
  start({ broadcastId: id }: { broadcastId: string }): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { status, sendAt, topic } = await this.broadcasts.lock(id);
      // Called back since, or put off to another time, which has a job of its own.
      if (status !== 'scheduled' || !sendAt || sendAt.getTime() > Date.now()) return;
      await manager.query(
        `INSERT INTO broadcast_recipients (broadcast_id, subscription_id)
         SELECT $2, s.id FROM newsletter_subscriptions s WHERE ${AUDIENCE}`,
        [topic, id],
      );
      await manager.update(Broadcast, { id }, { status: 'sending', startedAt: new Date() });
      await this.outbox.enqueue(sendBroadcastBatch, { broadcastId: id });
    });
  }

  /** Enqueues a copy for the admin who asks for it. @returns whether it is kept instead of sent */
  async sendTest(id: string, { email }: Staff): Promise<{ isKept: boolean }> {
    await this.database.transaction(async () => {
      await this.broadcasts.lock(id);
      await this.emailQueue.enqueue(testBroadcast, { broadcastId: id, to: email }, email);
    });
    return { isKept: this.mailer.keepsEmails };
  }

  /** Writes a broadcast as readers would get it, to one admin. Jobs of older releases name none. */
  @WritesEmail(testBroadcast)
  async writeTest({ broadcastId, to = site.contact.email }: TestBroadcast): Promise<Email | undefined> {
    const broadcast = await this.database.manager.findOneBy(Broadcast, { id: broadcastId });
    if (!broadcast) return undefined;
    const rendered = await this.renderer.render(broadcast);
    const copy = await rendered.copyFor({ id: NOBODY, email: to });
    return { ...copy, subject: `[Test] ${copy.subject}` };
  }
}
