import { answerOf } from '../request.js';
import { addressOf, call } from './call.js';
import type { SpeakingFacts, SpeakingStage, Subscriber, SubscriptionState } from './types.js';

/** Who is on the list, the newest hundred; a plain list, whose headers say how it goes on, and how many there are in all. */
export async function fetchSubscribers(cursor?: string) {
  const answer = await answerOf(addressOf('/api/admin/newsletter-subscribers', { query: { cursor } }));
  return {
    items: (await answer.json()) as Subscriber[],
    nextCursor: answer.headers.get('x-next-cursor'),
    totalCount: Number(answer.headers.get('x-total-count')),
  };
}

export interface SubscriptionFilter {
  state?: SubscriptionState | undefined;
  /** A part of the address. */
  query?: string | undefined;
  cursor?: string | undefined;
}

/** Everybody for whom the newsletter was asked, the newest first. */
export const fetchSubscriptions = (query: SubscriptionFilter) =>
  call('get', '/api/admin/subscriptions', { query });

/** Where the same list lies as a file. */
export const subscriptionsFile = (query: SubscriptionFilter): string =>
  addressOf('/api/admin/subscriptions/csv', { query: { ...query } });

/** For who has asked for it by telephone. */
export const endSubscription = (id: string) =>
  call('post', '/api/admin/subscriptions/{id}/end', { path: { id } });

/** It was a slip; throws ApiError 409 after a day. */
export const takeBackEnd = (id: string) =>
  call('post', '/api/admin/subscriptions/{id}/take-back', { path: { id } });

export interface LeadFilter {
  file?: string | undefined;
  query?: string | undefined;
  cursor?: string | undefined;
}

/** Who took which free file, the newest first. */
export const fetchDownloadLeads = (query: LeadFilter) => call('get', '/api/admin/download-leads', { query });

export const downloadLeadsFile = (query: LeadFilter): string =>
  addressOf('/api/admin/download-leads/csv', { query: { ...query } });

export const fetchLeadFiles = () => call('get', '/api/admin/download-leads/files');

/** How many have answered what in the legal companion, in fives. */
export const fetchAssessmentCounts = () => call('get', '/api/admin/assessments/counts');

export const fetchSpeakingRequests = () => call('get', '/api/admin/speaking-requests');

/** Throws ApiError 409 where somebody else has moved it meanwhile. */
export const moveSpeakingRequest = (id: string, from: SpeakingStage, to: SpeakingStage) =>
  call('put', '/api/admin/speaking-requests/{id}/stage', { path: { id }, body: { from, to } });

/** Throws ApiError 409 where somebody else has changed it since `version`. */
export const changeSpeakingRequest = (id: string, body: SpeakingFacts) =>
  call('put', '/api/admin/speaking-requests/{id}', { path: { id }, body });

/** Everything that is known of an address. */
export const fetchSubjectData = (email: string) => call('post', '/api/admin/person', { body: { email } });

/** A ZIP archive with all of it, to read and for programs. */
export const fetchSubjectDataFile = async (email: string): Promise<Blob> =>
  (await answerOf('/api/admin/person/file', { method: 'POST', body: { email } })).blob();

/** Throws ApiError 409, with why, while something of theirs is under way. */
export const eraseSubjectData = (email: string, confirmation: string) =>
  call('post', '/api/admin/person/erase', { body: { email, confirmation } });
