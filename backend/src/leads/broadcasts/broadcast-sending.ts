import { isOn, site } from '@lectern/catalogue';
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
import { BroadcastLinks } from './broadcast-links.js';
import { BroadcastRenderer } from './broadcast-renderer.js';
import { type BroadcastStatus, broadcastTransitions } from './broadcast-rules.js';
import { Broadcast } from './broadcast.entity.js';
import { sendBroadcastBatch, startBroadcast, testBroadcast, type TestBroadcast } from './broadcasts.jobs.js';
import { Broadcasts } from './broadcasts.js';
import { addRecipients } from './broadcasts.queries.js';

/** Steps that an admin can take: resulting status, action in the audit log, and error. */
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

/** Possible statuses when the second click of a double click arrives. */
const STARTED: readonly BroadcastStatus[] = ['sending', 'sent'];

interface BroadcastRun {
  broadcastId: string;
}

/** Subscription id of test copies; their links lead to the page for unknown links. */
const TEST_SUBSCRIPTION = 'test';

/** @throws DomainError that names the missing parts */
function checkComplete({ subject, body }: Pick<Broadcast, 'subject' | 'body'>): void {
  const errors = [
    ...(subject ? [] : [{ field: 'subject', message: 'Please give the broadcast a subject.' }]),
    ...(body ? [] : [{ field: 'body', message: 'Please write the broadcast.' }]),
  ];
  const [first] = errors;
  if (first) throw new DomainError('invalid', 'LEADS.BROADCAST_INCOMPLETE', first.message, errors);
}

@Injectable()
export class BroadcastSending implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly broadcasts: Broadcasts,
    private readonly auditLog: AuditLog,
    private readonly emailQueue: EmailQueue,
    private readonly renderer: BroadcastRenderer,
    private readonly broadcastLinks: BroadcastLinks,
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

  /** After its job was given up: back to a draft, or canceled during sending. */
  private async giveUp({ broadcastId: id }: BroadcastRun, from: BroadcastStatus, to: 'draft' | 'cancelled') {
    const change = to === 'draft' ? { sendAt: null } : { endedAt: new Date() };
    await this.database.manager.update(Broadcast, { id, status: from }, { status: to, ...change });
  }

  /**
   * Takes one step; repeating it has no effect.
   * @param sendAt of the step `send`: a past time sends at once
   * @throws DomainError if the status does not allow it
   */
  move(id: string, step: Step, by: Staff, sendAt: Date = new Date()): Promise<void> {
    return this.database.transaction(async () => {
      const { status, subject, body } = await this.broadcasts.lock(id);
      const { to, done, refusal } = STEPS[step];
      const startsNow = (step === 'send' || step === 'resume') && sendAt.getTime() <= Date.now();
      if (status === to || (startsNow && STARTED.includes(status))) return;
      // A scheduled broadcast starts by its job only.
      if (!canTransition(broadcastTransitions, status, to) || (step === 'resume' && status !== 'paused'))
        throw new DomainError('conflict', 'LEADS.BROADCAST_STATE', refusal);
      if (step === 'send') {
        checkComplete({ subject, body });
        // Drafts of older releases may have lines that are invalid now.
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
      if (step === 'resume') await this.resumeBatches(id);
      if (step === 'call-back') await this.outbox.dropHeld(startBroadcast, { broadcastId: id });
      if (step === 'cancel') await this.outbox.dropHeld(sendBroadcastBatch, { broadcastId: id });
      const after = { status: to, ...(step === 'send' ? { sendAt } : {}) };
      const before = { status };
      await this.auditLog.record(by, { action: done, subject: { kind: 'broadcast', id }, before, after });
    });
  }

  /** @throws DomainError if the postal address, required in each newsletter, is missing */
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

  /** A running batch notices the new status itself. */
  private async resumeBatches(broadcastId: string): Promise<void> {
    if (await this.outbox.wake(sendBroadcastBatch, { broadcastId })) return;
    await this.outbox.enqueue(sendBroadcastBatch, { broadcastId });
  }

  /** Creates a row for each recipient, in one transaction, then the first batch. */
  @HandlesJob(startBroadcast)
  start({ broadcastId: id }: { broadcastId: string }): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { status, sendAt, topic, body } = await this.broadcasts.lock(id);
      // Unscheduled since, or rescheduled, which has its own job.
      if (status !== 'scheduled' || !sendAt || sendAt.getTime() > Date.now()) return;
      if (!isOn('newsletter')) {
        await manager.update(Broadcast, { id }, { status: 'draft', sendAt: null });
        return;
      }
      await addRecipients(manager, id, topic);
      await this.broadcastLinks.create({ id, body });
      await manager.update(Broadcast, { id }, { status: 'sending', startedAt: new Date() });
      await this.outbox.enqueue(sendBroadcastBatch, { broadcastId: id });
    });
  }

  /** Enqueues a copy for the admin. Without a mail server, it is kept instead of sent. */
  async sendTest(id: string, { email }: Staff): Promise<{ isKept: boolean }> {
    await this.database.transaction(async () => {
      checkComplete(await this.broadcasts.lock(id));
      await this.emailQueue.enqueue(testBroadcast, { broadcastId: id, to: email }, email);
    });
    return { isKept: this.mailer.keepsEmails };
  }

  /** Jobs of older releases have no `to`. */
  @WritesEmail(testBroadcast)
  async writeTest({ broadcastId, to = site.contact.email }: TestBroadcast): Promise<Email | undefined> {
    const broadcast = await this.database.manager.findOneBy(Broadcast, { id: broadcastId });
    if (!broadcast) return undefined;
    const rendered = await this.renderer.render(broadcast);
    const copy = await rendered.copyFor({ id: TEST_SUBSCRIPTION, email: to });
    return { ...copy, subject: `[Test] ${copy.subject}` };
  }
}
