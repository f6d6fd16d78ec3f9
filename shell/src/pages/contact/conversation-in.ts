/** A message with a conversation beneath the visitor's own words; one that was there before gives way. */
export function withConversation(message: string, conversation: string): string {
  return `${withoutConversation(message, conversation)}\n\n${conversation}`;
}

/** A message without the conversation, however the visitor has changed it: from its first line on. */
export function withoutConversation(message: string, conversation: string): string {
  const [firstLine = conversation] = conversation.split('\n');
  const start = message.indexOf(firstLine);
  return (start < 0 ? message : message.slice(0, start)).trimEnd();
}
