import { type ChatScript, conversationHash, conversationLimit } from '@lectern/widget-kit';
import type { ChatMessage } from './chat-session.js';

export const contactPath = '/contact';

/** Plain text for a message to the author; empty before the first question. Drops the beginning if too long. */
export function transcriptOf(script: ChatScript, messages: readonly ChatMessage[]): string {
  if (!messages.some(({ from }) => from === 'visitor')) return '';
  const { transcriptHeading, transcriptCutText } = script.words;
  const said = messages.slice(1).map((message) => spoken(script, message));
  const whole = [transcriptHeading, ...said].join('\n\n');
  if (whole.length <= conversationLimit) return whole;
  const head = `${transcriptHeading}\n\n${transcriptCutText}`;
  const kept: string[] = [];
  let left = conversationLimit - head.length;
  for (const text of said.reverse()) {
    left -= text.length + 2;
    if (left < 0) break;
    kept.unshift(text);
  }
  return [head, ...kept].join('\n\n');
}

export function handoverPath(script: ChatScript, messages: readonly ChatMessage[]): string {
  const transcript = transcriptOf(script, messages);
  return transcript ? contactPath + conversationHash(transcript) : contactPath;
}

function spoken({ words, books }: ChatScript, message: ChatMessage): string {
  if (message.from === 'visitor') return `${words.youLabel}: ${message.text}`;
  const { text, lines, books: shown } = message.reply;
  const titles = shown.flatMap((id) => books.find((book) => book.id === id)?.title ?? []);
  const listed = [...lines, ...titles].map((line) => `- ${line}`);
  return [`${words.assistantLabel}: ${text.join(' ')}`, ...listed].join('\n');
}
