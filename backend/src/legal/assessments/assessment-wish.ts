import { createHash } from 'node:crypto';

import type { Answers } from '@lectern/legal-guidance';

/** What somebody has answered and wants kept. */
export interface AssessmentWish {
  email: string;
  answers: Answers;
  /** What the embedded questionnaire asks beside choices. */
  name?: string;
  additionalNeeds?: string;
  /** Whether the roadmap is wanted by mail. */
  mailRoadmap?: boolean;
  /** The secret that came with the call. */
  token?: string;
  /** The Idempotency-Key header, when there is one. */
  idempotencyKey?: string;
  /** Who asks, as far as it is known: keeps strangers with the same answers apart. */
  client: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export function fingerprintOf({ email, answers, name = '', additionalNeeds = '' }: AssessmentWish): string {
  return sha256(JSON.stringify([email.toLowerCase(), answers, name, additionalNeeds]));
}

/** Without a key of its own, a submission is known by who answers what. */
export function requestKeyOf(wish: AssessmentWish): string {
  return wish.idempotencyKey
    ? sha256(`key:${wish.idempotencyKey}`)
    : sha256(`wish:${fingerprintOf(wish)}:${wish.client}`);
}
