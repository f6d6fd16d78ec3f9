import { isOn, site, newsletter } from '@lectern/catalogue';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { RequestedEmails } from '../../platform/email/requested-emails.js';
import { addressSuppressed } from '../../platform/email/address-suppressed.event.js';
import { Events } from '../../platform/events/events.js';
import { ExpiredRows } from '../../platform/jobs/expired-rows.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { canTransition } from '../../platform/transitions.js';
import { Settings } from '../../platform/settings/settings.js';
import { ownerEmailsSetting } from '../../site/owner-emails-setting.js';
import type { ConsentState } from '../../site/consent-state.js';
import { maskedAddress, LINKS, type LinkName, subscriptionTransitions } from './newsletter-rules.js';
import {
  forgetUnconfirmed,
  notifyOfSubscriber,
  requestConfirmation,
  welcomeSubscriber,
} from './newsletter.jobs.js';
import { EXPIRED_REQUESTS, recordRequest } from './newsletter.queries.js';
import { subscriptionConfirmed } from './subscription-confirmed.event.js';
import { Subscriber, Subscription } from './subscription.entity.js';

export interface FoundSubscription {
  /** Also `ended` after it was deleted. */
  status: ConsentState;
  /** Masked; empty if unknown. */
  address: string;
  /** Null for all. */
  topics: readonly string[] | null;
}

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
    this.requestedEmails.findOwed(requestConfirmation, (email) =>
      recordRequest(this.database.manager, email),
    );
  }

  /**
   * Requests the confirmation email of the double opt-in, at most once in a while for each address. Neither the response
   * nor its timing reveals whether the address is known.
   */
  subscribe(address: string): Promise<void> {
    const request = { purpose: 'newsletter', email: address.toLowerCase() };
    return this.requestedEmails.enqueue(requestConfirmation, {}, request);
  }

  /** After an unsubscribe. Needs a new confirmation by email. */
  async subscribeAgain(token: string): Promise<void> {
    if (!isOn('newsletter')) return;
    const id = await this.links.read(LINKS.preferences.purpose, token);
    const subscription = id && (await this.database.manager.findOneBy(Subscription, { id }));
    if (!subscription) return;
    // Not left to the job, as the next page shows the new status.
    await recordRequest(this.database.manager, subscription.email);
    await this.subscribe(subscription.email);
  }

  /** Subscribes the address of a confirmation link, once, and enqueues the emails to the reader and the owner. */
  async confirm(token: string): Promise<void> {
    if (!isOn('newsletter')) return;
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
        await this.emailQueue.enqueue(notifyOfSubscriber, { subscriptionId: id }, site.contact.email);
      await this.events.publish(subscriptionConfirmed, { email });
    });
  }

  /**
   * Unsubscribes an address. The row is kept as proof of the consent.
   * @returns false for an invalid link
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
   * Unsubscribes a reader who marked an email as spam.
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

  async find(link: LinkName, token: string): Promise<FoundSubscription> {
    const id = await this.links.read(LINKS[link].purpose, token);
    if (!id) return { status: 'unknown', address: '', topics: null };
    const found = await this.database.manager.findOneBy(Subscription, { id });
    if (!found) return { status: 'ended', address: '', topics: null };
    const isClosed = found.status === 'pending' && !isOn('newsletter');
    const status = isClosed ? 'unknown' : found.status;
    return { status, address: maskedAddress(found.email), topics: found.topics };
  }

  /**
   * Saves the topics of a subscribed reader. All topics include future ones.
   * @param topics at least one of `content/newsletter.json`
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

  @HandlesJobOutside(forgetUnconfirmed)
  forgetUnconfirmed(): Promise<Closing> {
    return this.rows.remove(forgetUnconfirmed, EXPIRED_REQUESTS);
  }

  private lock(where: { id: string } | { email: string }): Promise<Subscription | null> {
    return this.database.manager.findOne(Subscription, { where, lock: { mode: 'for_no_key_update' } });
  }
}
