import { randomUUID } from 'node:crypto';

import { site, newsletter } from '@lectern/catalogue';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { RequestedEmails } from '../../platform/email/requested-emails.js';
import { addressSuppressed } from '../../platform/email/address-suppressed.event.js';
import { Events } from '../../platform/events/events.js';
import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { canTransition } from '../../platform/transitions.js';
import { Settings } from '../../platform/settings/settings.js';
import { ownerEmailsSetting } from '../../site/owner-emails-setting.js';
import type { ConsentState } from '../../site/consent-state.js';
import {
  maskedAddress,
  LINKS,
  type LinkName,
  subscriptionTransitions,
  UNCONFIRMED_DAYS,
} from './newsletter-rules.js';
import { askForYes, forgetUnconfirmed, tellOfSubscriber, welcomeSubscriber } from './newsletter.jobs.js';
import { subscriptionConfirmed } from './subscription-confirmed.event.js';
import { Subscriber, Subscription } from './subscription.entity.js';

export interface FoundSubscription {
  /** Ended, too, where it was forgotten. */
  status: ConsentState;
  /** As a page may show it; empty where nothing is known. */
  address: string;
  /** What they want to hear of; null for everything. */
  topics: readonly string[] | null;
}

/** Who is on the list is not asked. What they chose before they left stays chosen, and so does when they left. */
const ASK = `
  INSERT INTO newsletter_subscriptions AS known (id, email, status, asked_at) VALUES ($1, $2, 'pending', now())
  ON CONFLICT (email) DO UPDATE
    SET status = 'pending', asked_at = excluded.asked_at, confirmed_at = NULL, ended_by_staff = false
    WHERE known.status <> 'confirmed'
  RETURNING id AS "subscriptionId"`;

const UNANSWERED = `status = 'pending' AND asked_at < now() - interval '${UNCONFIRMED_DAYS} days'`;

const EXPIRED = [
  `
    WITH away AS (
      UPDATE newsletter_subscriptions SET status = 'ended' WHERE ${UNANSWERED} AND ended_at IS NOT NULL)
    DELETE FROM newsletter_subscriptions WHERE id IN (
      SELECT id FROM newsletter_subscriptions WHERE ${UNANSWERED} AND ended_at IS NULL
      ORDER BY asked_at LIMIT $1 FOR UPDATE SKIP LOCKED)`,
];

/** What readers do about their subscription, on the site and by the links of its emails. */
@Injectable()
export class Subscriptions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly emailQueue: EmailQueue,
    private readonly requestedEmails: RequestedEmails,
    private readonly links: SignedLinks,
    private readonly events: Events,
    private readonly rows: ExpiredRows,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.events.listen(addressSuppressed, async ({ list, email, reason }) => {
      if (list === 'letters' && reason === 'complained') await this.endAfterComplaint(email);
    });
    this.requestedEmails.findOwed(askForYes, (email) => this.note(email));
  }

  /**
   * Asks for the newsletter with an address, and so for the email that asks for a yes (double opt-in). Neither the answer
   * nor its time tells whether the address is known, and one that had such an email lately gets no other.
   */
  subscribe(address: string): Promise<void> {
    const request = { purpose: 'newsletter', email: address.toLowerCase() };
    return this.requestedEmails.enqueue(askForYes, {}, request);
  }

  /** Notes that an address wants the newsletter. */
  private async note(email: string): Promise<{ subscriptionId: string } | undefined> {
    const values = [randomUUID(), email];
    const [asked] = await this.database.manager.query<{ subscriptionId: string }[]>(ASK, values);
    return asked;
  }

  /** For who has left the list: their old yes is none any more, so they are asked for another by email, as anybody is. */
  async subscribeAgain(token: string): Promise<void> {
    const id = await this.links.read(LINKS.preferences.purpose, token);
    const subscription = id && (await this.database.manager.findOneBy(Subscription, { id }));
    if (!subscription) return;
    // At once: the page that they see next says that they are asked.
    await this.note(subscription.email);
    await this.subscribe(subscription.email);
  }

  /** Takes the yes of whoever holds the link of the email, once: the address is on the list, and two emails are enqueued. */
  async confirm(token: string): Promise<void> {
    const id = await this.links.read(LINKS.confirm.purpose, token);
    if (!id) return;
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const subscription = await this.lock({ id });
      if (!subscription || !canTransition(subscriptionTransitions, subscription.status, 'confirmed')) return;
      await manager.update(
        Subscription,
        { id },
        { status: 'confirmed', confirmedAt: new Date(), endedAt: null },
      );
      const { email } = subscription;
      await manager.createQueryBuilder().insert().into(Subscriber).values({ email }).orIgnore().execute();
      await this.emailQueue.enqueue(welcomeSubscriber, { subscriptionId: id }, email);
      const { value: ownerEmails } = await this.settings.read(ownerEmailsSetting);
      if (ownerEmails.subscribers === 'at-once')
        await this.emailQueue.enqueue(tellOfSubscriber, { subscriptionId: id }, site.contact.email);
      await this.events.publish(subscriptionConfirmed, { email });
    });
  }

  /**
   * Takes an address off the list. That it was on it, and until when, stays noted: a proof of the yes.
   * @returns false for a link that is not ours
   */
  async unsubscribe(link: 'preferences' | 'end', token: string): Promise<boolean> {
    const id = await this.links.read(LINKS[link].purpose, token);
    if (!id) return false;
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const subscription = await this.lock({ id });
      if (!subscription || !canTransition(subscriptionTransitions, subscription.status, 'ended')) return;
      await manager.update(Subscription, { id }, { status: 'ended', endedAt: new Date() });
      await manager.delete(Subscriber, { email: subscription.email });
    });
    return true;
  }

  /**
   * Takes an address off the list whose reader called an email spam: they have said no, if not to us.
   * @param email in lower case
   */
  endAfterComplaint(email: string): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const subscription = await this.lock({ email });
      if (subscription && canTransition(subscriptionTransitions, subscription.status, 'ended')) {
        await manager.update(Subscription, { id: subscription.id }, { status: 'ended', endedAt: new Date() });
      }
      await manager.delete(Subscriber, { email });
    });
  }

  /** How a subscription stands, by a link of its emails. */
  async find(link: LinkName, token: string): Promise<FoundSubscription> {
    const id = await this.links.read(LINKS[link].purpose, token);
    if (!id) return { status: 'unknown', address: '', topics: null };
    const found = await this.database.manager.findOneBy(Subscription, { id });
    if (!found) return { status: 'ended', address: '', topics: null };
    return { status: found.status, address: maskedAddress(found.email), topics: found.topics };
  }

  /**
   * Notes what a reader wants to hear of. Whoever wants all there is also gets what comes to be written of later.
   * @param topics at least one of `content/newsletter.json`; does nothing for who is not on the list
   */
  async savePreferences(token: string, topics: readonly string[]): Promise<void> {
    const id = await this.links.read(LINKS.preferences.purpose, token);
    if (!id) return;
    const chosen = newsletter.topics.map((topic) => topic.id).filter((topic) => topics.includes(topic));
    const isEverything = chosen.length === newsletter.topics.length;
    await this.database.manager.update(
      Subscription,
      { id, status: 'confirmed' },
      { topics: isEverything ? null : chosen },
    );
  }

  /** Removes who never said yes. Who had left the list before and was asked anew is off it again, as before. */
  @HandlesJob(forgetUnconfirmed)
  forgetUnconfirmed(): Promise<void> {
    return this.rows.remove(forgetUnconfirmed, EXPIRED);
  }

  private lock(where: { id: string } | { email: string }): Promise<Subscription | null> {
    return this.database.manager.findOne(Subscription, { where, lock: { mode: 'for_no_key_update' } });
  }
}
