import { type MessageSign, SUSPECTED_FROM, type WeighedMessage, weighedSigns } from './message-signs.js';

/** What becomes of a message: it goes to the owner at once, or waits until she has looked at it. */
export interface MessageVerdict {
  state: 'received' | 'suspected';
  score: number;
  /** What spoke against it, heaviest first. */
  reasons: readonly MessageSign[];
}

/**
 * Weighs a message of the contact page by its signs, without a question to its sender: no single weak sign holds a
 * message back, and nothing that is held back is lost.
 */
export function judgeMessage(message: WeighedMessage): MessageVerdict {
  const found = weighedSigns(message).filter(({ points }) => points > 0);
  const score = found.reduce((sum, { points }) => sum + points, 0);
  return {
    state: score < SUSPECTED_FROM ? 'received' : 'suspected',
    score,
    reasons: found.sort((a, b) => b.points - a.points).map(({ sign }) => sign),
  };
}
