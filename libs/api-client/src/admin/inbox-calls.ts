import { call } from './call.js';
import type { MessageTopic, ThreadState } from './types.js';

export interface InboxFilter {
  /** `unanswered`: new, or looked at and no more. */
  state?: ThreadState | 'unanswered' | undefined;
  topic?: MessageTopic | undefined;
  /** What stands in the name, the address, the subject or the words. */
  query?: string | undefined;
  cursor?: string | undefined;
}

/** What has been written on the contact page, the newest first. */
export const fetchInbox = (query: InboxFilter) => call('get', '/api/admin/inbox', { query });

/** How many nobody has looked at, and how many are held back. */
export const fetchInboxCounts = () => call('get', '/api/admin/inbox/counts');

export const fetchInboxMessage = (id: string) => call('get', '/api/admin/inbox/{id}', { path: { id } });

export const moveMessage = (id: string, state: ThreadState) =>
  call('put', '/api/admin/inbox/{id}/state', { path: { id }, body: { state } });

export const fileMessage = (id: string, topic: MessageTopic) =>
  call('put', '/api/admin/inbox/{id}/topic', { path: { id }, body: { topic } });

/** Throws ApiError 409, with what the note says now, where somebody else has changed it since `version`. */
export const noteMessage = (id: string, note: string, version: number) =>
  call('put', '/api/admin/inbox/{id}/note', { path: { id }, body: { note, version } });

/**
 * Answers by mail.
 * @param replyId of the caller's choosing, a UUID: the same answer under the same id goes out once
 */
export const answerMessage = (id: string, replyId: string, body: string) =>
  call('put', '/api/admin/inbox/{id}/replies/{replyId}', { path: { id, replyId }, body: { body } });

/** What was held back on the contact page, the least suspect first. */
export const fetchSuspectedMessages = () => call('get', '/api/admin/messages/suspected');

/** It is real: it is passed on as any other. */
export const clearMessage = (id: string) => call('post', '/api/admin/messages/{id}/clear', { path: { id } });

export const confirmSpam = (id: string) => call('post', '/api/admin/messages/{id}/spam', { path: { id } });
