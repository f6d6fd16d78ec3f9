import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import {
  SubjectDataSources,
  type SubjectEvent,
  type SubjectData,
  type ErasedSubjectData,
} from '../../owner-tools/index.js';
import { Database } from '../../platform/database/database.js';
import {
  eraseLead,
  findDownloads,
  findKitRequests,
  findMessages,
  findReplies,
  findSubscription,
  type LeadMessage,
  type LeadSubscription,
} from './lead-privacy.queries.js';

const WEIGHED = {
  what: 'What makes a message look like spam, or not',
  why: 'Spammers would learn from it how to get through.',
};

const STATUS = { pending: 'requested, not confirmed', confirmed: 'subscribed', ended: 'has left' };

const counted = (count: number, one: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : `${one}s`}`];

function events(known: LeadSubscription | undefined, messages: readonly LeadMessage[]): SubjectEvent[] {
  const subscribed = [
    [known?.askedAt, 'Signed up for the newsletter'],
    [known?.confirmedAt, 'Confirmed the newsletter'],
    [known?.endedAt, 'Unsubscribed from the newsletter'],
  ] as const;
  return [
    ...subscribed.flatMap(([at, what]) => (at ? [{ at: at.toISOString(), what }] : [])),
    ...messages.map(({ id, subject, writtenAt, isHeld }) => ({
      at: writtenAt.toISOString(),
      what: `Wrote: ${subject}`,
      path: isHeld ? '/people/messages/held' : `/people/messages/${id}`,
    })),
  ];
}

/** Data of people who subscribe, write, or take samples, for privacy requests. */
@Injectable()
export class LeadPrivacy {
  constructor(
    records: SubjectDataSources,
    private readonly database: Database,
  ) {
    records.add({
      name: 'newsletter-and-messages',
      read: (email) => this.read(email),
      erase: (email) => this.erase(email),
    });
  }

  /** @param email in lower case */
  async read(email: string): Promise<SubjectData> {
    const { manager } = this.database;
    const subscription = await findSubscription(manager, email);
    const messages = await findMessages(manager, email);
    const replies = await findReplies(
      manager,
      messages.map(({ id }) => id),
    );
    const downloads = await findDownloads(manager, email);
    const kits = await findKitRequests(manager, email);
    const goes = [
      ...(subscription ? ['The newsletter subscription'] : []),
      ...counted(messages.length, 'message'),
      ...counted(replies.length, 'answer'),
      ...counted(downloads.length, 'free download'),
      ...counted(kits.length, 'request').map((words) => `${words} for the kit`),
    ];
    return {
      facts: [
        ...(subscription ? [{ label: 'Newsletter', value: STATUS[subscription.status] }] : []),
        ...(messages.length > 0 ? [{ label: 'Messages', value: String(messages.length) }] : []),
        ...(downloads.length > 0 ? [{ label: 'Free downloads', value: String(downloads.length) }] : []),
      ],
      events: [
        ...events(subscription, messages),
        ...replies.map(({ who, writtenAt }) => ({
          at: writtenAt.toISOString(),
          what: `Answered by ${who}`,
        })),
        ...downloads.map(({ fileName, takenAt }) => ({
          at: takenAt.toISOString(),
          what: `Took ${fileName.replaceAll('-', ' ')}`,
        })),
      ],
      data: { subscription: subscription ?? null, messages, replies, downloads, kits },
      leavesOut: messages.length > 0 ? [WEIGHED] : [],
      goes,
      stays: [],
      holdsUp: email === site.contact.email.toLowerCase() ? ['This is the site’s own address.'] : [],
    };
  }

  /**
   * Deletes all of it; rows of a message are deleted with it. Call it in the transaction of the request.
   * @param email in lower case
   */
  async erase(email: string): Promise<ErasedSubjectData> {
    const { messages, replies, subscriptions, downloads, kits } = await eraseLead(
      this.database.manager,
      email,
    );
    return {
      causes: [
        ...messages.map((messageId) => ({ messageId })),
        ...replies.map((replyId) => ({ replyId })),
        ...subscriptions.map((subscriptionId) => ({ subscriptionId })),
        ...downloads.map((downloadId) => ({ downloadId })),
        ...kits.map((kitRequestId) => ({ kitRequestId })),
      ],
    };
  }
}
