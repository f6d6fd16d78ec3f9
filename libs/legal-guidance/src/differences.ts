import type { Recommendation } from './recommendation.js';

/** A topic that has another place than before. Places are counted from 1; null is not in the list. */
export interface Difference {
  topicId: string;
  from: number | null;
  to: number | null;
}

type Listed = Pick<Recommendation, 'topicId'>;

/** What moved, came and went between two lists: in the order of the new one, then those that went. */
export function differences(before: readonly Listed[], after: readonly Listed[]): Difference[] {
  const placeIn = (list: readonly Listed[], id: string): number | null => {
    const at = list.findIndex(({ topicId }) => topicId === id);
    return at < 0 ? null : at + 1;
  };
  const ids = new Set([...after, ...before].map(({ topicId }) => topicId));
  return [...ids]
    .map((topicId) => ({ topicId, from: placeIn(before, topicId), to: placeIn(after, topicId) }))
    .filter(({ from, to }) => from !== to);
}
