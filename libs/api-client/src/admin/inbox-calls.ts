import { request } from '../request.js';
import type { InboxCounts, InboxMessage, InboxPage, MessageTopic, ThreadState } from './types.js';

const calls = '/api/admin/inbox';

export interface InboxFilter {
  state?: ThreadState | undefined;
  topic?: MessageTopic | undefined;
  /** What stands in the name, the address, the subject or the words. */
  query?: string | undefined;
  cursor?: string | undefined;
}

/** What has been written on the contact page, the newest first. */
export function fetchInbox(filter: InboxFilter): Promise<InboxPage> {
  const given = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return request<InboxPage>(given.length ? `${calls}?${new URLSearchParams(given)}` : calls);
}

/** How many nobody has looked at, and how many are held back. */
export function fetchInboxCounts(): Promise<InboxCounts> {
  return request<InboxCounts>(`${calls}/counts`);
}

export function fetchInboxMessage(id: string): Promise<InboxMessage> {
  return request<InboxMessage>(`${calls}/${id}`);
}

export function moveMessage(id: string, state: ThreadState): Promise<InboxMessage> {
  return request<InboxMessage>(`${calls}/${id}/state`, { method: 'PUT', body: { state } });
}

export function fileMessage(id: string, topic: MessageTopic): Promise<InboxMessage> {
  return request<InboxMessage>(`${calls}/${id}/topic`, { method: 'PUT', body: { topic } });
}

/** Throws ApiError 409, with what the note says now, where somebody else has changed it since `version`. */
export function noteMessage(id: string, note: string, version: number): Promise<InboxMessage> {
  return request<InboxMessage>(`${calls}/${id}/note`, { method: 'PUT', body: { note, version } });
}

/**
 * Answers by mail.
 * @param replyId of the caller's choosing, a UUID: the same answer under the same id goes out once
 */
export function answerMessage(id: string, replyId: string, body: string): Promise<InboxMessage> {
  return request<InboxMessage>(`${calls}/${id}/replies/${replyId}`, { method: 'PUT', body: { body } });
}
