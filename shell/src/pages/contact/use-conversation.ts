import { readConversation } from '@lectern/widget-kit';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A conversation from the chat; a new object each time. */
export interface Conversation {
  text: string;
}

/** Passes on each conversation in the hash, and removes it from the address. */
export function useConversationFromHash(onHandedOver: (conversation: Conversation) => void): void {
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
 * Adds a conversation to the message, where the visitor can edit it.
 * @param subject used if the form has none yet
 * @returns removes it
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

/** Appends a conversation to the visitor's text, in place of an earlier one. */
export function withConversation(message: string, conversation: string): string {
  return `${withoutConversation(message, conversation)}\n\n${conversation}`;
}

/** Removes the conversation, even if edited: from its first line on. */
export function withoutConversation(message: string, conversation: string): string {
  const [firstLine = conversation] = conversation.split('\n');
  const start = message.indexOf(firstLine);
  return (start < 0 ? message : message.slice(0, start)).trimEnd();
}
