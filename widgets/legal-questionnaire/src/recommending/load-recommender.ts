import type { Guidance } from '@lectern/legal-guidance';
import type { Recommender } from './recommender.js';

async function fetchGuidance(url: string): Promise<Guidance> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Guidance;
}

/**
 * Rules and topics, fetched when somebody needs them: most visitors get their roadmap from the server.
 *
 * @throws when they cannot be had
 */
export async function loadRecommender(url: string): Promise<Recommender> {
  const [{ createRecommender }, guidance] = await Promise.all([
    import('./recommender.js'),
    fetchGuidance(url),
  ]);
  return createRecommender(guidance);
}
