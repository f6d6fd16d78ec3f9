import { chat } from '@lectern/catalogue';
import type { ChatScript } from '@lectern/widget-kit';
import type { SiteFile, SiteFileSource } from '../site-file.js';
import { chatBooks } from './chat-books.js';
import { chatScriptPath } from './chat-script-path.js';
import { chatTopics } from './chat-topics.js';

/** All that the chat's assistant knows, fetched by the widget when a visitor opens it. */
export async function chatScript({ data }: SiteFileSource): Promise<SiteFile> {
  const { words, greeting, suggestions, replies } = chat;
  const books = await chatBooks(data);
  const topics = await chatTopics(books);
  const script: ChatScript = { words, greeting, suggestions, replies, topics, books };
  return {
    path: chatScriptPath,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(script),
  };
}
