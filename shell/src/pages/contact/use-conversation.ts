import { readConversation } from '@lectern/widget-kit';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What the chat has handed over, each time anew. */
export interface Conversation {
  text: string;
}

/** Tells of each conversation that is handed over behind the address, and takes it out of there. */
export function useHandedOver(onHandedOver: (conversation: Conversation) => void): void {
  const take = useEffectEvent(() => {
    const text = readConversation(location.hash);
    if (!text) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    onHandedOver({ text });
  });
  useEffect(() => {
    const onHash = () => take();
    onHash();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
}

/**
 * Puts a conversation into the form's message, where the visitor can change it.
 *
 * @param subject for a form that has none yet
 * @returns takes it out again
 */
export function useConversation(
  form: RefObject<HTMLFormElement | null>,
  conversation: Conversation | null,
  subject: string,
): () => void {
  useEffect(() => {
    const { message, about } = fieldsOf(form);
    if (!conversation || !message || !about) return;
    message.value = withConversation(message.value, conversation.text);
    about.value ||= subject;
  }, [conversation, form, subject]);

  return () => {
    const { message, about } = fieldsOf(form);
    if (!conversation || !message || !about) return;
    message.value = withoutConversation(message.value, conversation.text);
    if (about.value === subject) about.value = '';
    message.focus();
  };
}

function fieldsOf(form: RefObject<HTMLFormElement | null>) {
  const field = (name: string) => form.current?.elements.namedItem(name);
  return {
    message: field('message') as HTMLTextAreaElement | null | undefined,
    about: field('subject') as HTMLInputElement | null | undefined,
  };
}

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
