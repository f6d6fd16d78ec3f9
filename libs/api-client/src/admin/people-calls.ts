import { request } from '../request.js';
import { answerOf } from './answer-of.js';
import { send } from './send.js';
import type {
  AssessmentCounts,
  DownloadLeadPage,
  ErasedSubject,
  LeadFile,
  SubjectData,
  SpeakingFacts,
  SpeakingRequest,
  SpeakingStage,
  Subscriber,
  SubscriptionPage,
  SubscriptionState,
} from './types.js';

const calls = '/api/admin';

/** `?state=ended&query=ruth`; what is not given is left out. */
function search(filter: Record<string, string | undefined>): string {
  const given = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length ? `?${new URLSearchParams(given)}` : '';
}

export interface SubscriberPage {
  items: Subscriber[];
  nextCursor: string | null;
  /** How many are on the list in all. */
  totalCount: number;
}

/** Who is on the list, the newest hundred; a plain list, whose headers say how it goes on. */
export async function fetchSubscribers(cursor?: string): Promise<SubscriberPage> {
  const answer = await answerOf(`${calls}/newsletter-subscribers${search({ cursor })}`);
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

/** Everybody for whom the email was asked, the newest first. */
export function fetchSubscriptions({ state, query, cursor }: SubscriptionFilter): Promise<SubscriptionPage> {
  return request<SubscriptionPage>(`${calls}/subscriptions${search({ state, query, cursor })}`);
}

/** Where the same list lies as a file. */
export const subscriptionsFile = ({ state, query }: SubscriptionFilter): string =>
  `${calls}/subscriptions/csv${search({ state, query })}`;

/** For who has asked for it by telephone. */
export function endSubscription(id: string): Promise<void> {
  return send(`${calls}/subscriptions/${id}/end`, { method: 'POST' });
}

/** It was a slip; throws ApiError 409 after a day. */
export function takeBackEnd(id: string): Promise<void> {
  return send(`${calls}/subscriptions/${id}/take-back`, { method: 'POST' });
}

export interface LeadFilter {
  file?: string | undefined;
  query?: string | undefined;
  cursor?: string | undefined;
}

/** Who took which free file, the newest first. */
export function fetchDownloadLeads({ file, query, cursor }: LeadFilter): Promise<DownloadLeadPage> {
  return request<DownloadLeadPage>(`${calls}/download-leads${search({ file, query, cursor })}`);
}

export const downloadLeadsFile = ({ file, query }: LeadFilter): string =>
  `${calls}/download-leads/csv${search({ file, query })}`;

export function fetchLeadFiles(): Promise<LeadFile[]> {
  return request<LeadFile[]>(`${calls}/download-leads/files`);
}

/** How many have answered what in the legal companion, in fives. */
export function fetchAssessmentCounts(): Promise<AssessmentCounts> {
  return request<AssessmentCounts>(`${calls}/assessments/counts`);
}

export function fetchSpeakingRequests(): Promise<SpeakingRequest[]> {
  return request<SpeakingRequest[]>(`${calls}/speaking-requests`);
}

/** Throws ApiError 409 where somebody else has moved it meanwhile. */
export function moveSpeakingRequest(id: string, from: SpeakingStage, to: SpeakingStage): Promise<void> {
  return send(`${calls}/speaking-requests/${id}/stage`, { method: 'PUT', body: { from, to } });
}

/** Throws ApiError 409 where somebody else has changed it since `version`. */
export function changeSpeakingRequest(id: string, facts: SpeakingFacts): Promise<void> {
  return send(`${calls}/speaking-requests/${id}`, { method: 'PUT', body: facts });
}

/** Everything that is known of an address. */
export function fetchSubjectData(email: string): Promise<SubjectData> {
  return request<SubjectData>(`${calls}/person`, { method: 'POST', body: { email } });
}

/** A ZIP archive with all of it, to read and for programs. */
export async function fetchSubjectDataFile(email: string): Promise<Blob> {
  return (await answerOf(`${calls}/person/file`, { email })).blob();
}

/** Throws ApiError 409, with why, while something of theirs is under way. */
export function eraseSubjectData(email: string, confirmation: string): Promise<ErasedSubject> {
  return request<ErasedSubject>(`${calls}/person/erase`, { method: 'POST', body: { email, confirmation } });
}
