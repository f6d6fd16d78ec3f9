import type { ChatFile } from '../compile/content/chat.schema.js';

/** content/chat.json as it stands there: what the assistant says, and the words by which it knows a question. */
export type Chat = ChatFile;
