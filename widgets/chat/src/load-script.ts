import type { ChatScript } from '@lectern/widget-kit';

/**
 * Fetches what the assistant knows.
 *
 * @throws Error when it cannot be had, or is something else
 */
export async function loadScript(url: string, signal: AbortSignal): Promise<ChatScript> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The script was answered with ${answer.status}.`);
  const script: unknown = await answer.json();
  if (!isScript(script)) throw new Error('What came is no script of the chat.');
  return script;
}

/** The site writes it and vouches for its details; an error page does not look like this. */
function isScript(value: unknown): value is ChatScript {
  if (typeof value !== 'object' || value === null) return false;
  const { words, greeting, suggestions, replies, topics, books } = value as Partial<Record<string, unknown>>;
  return Boolean(words && replies) && [greeting, suggestions, topics, books].every(Array.isArray);
}
