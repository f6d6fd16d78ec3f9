import { readConversation } from '@lectern/widget-kit';
import { type RefObject, useEffect, useState } from 'react';

interface AttachedConversation {
  isAttached: boolean;
  remove(): void;
}

/**
 * Puts the conversation that the chat has handed over behind the address into the form's message, where the visitor
 * can change it, and takes it out of the address.
 *
 * @param subject for a form that has none yet
 */
export function useConversation(
  form: RefObject<HTMLFormElement | null>,
  subject: string,
): AttachedConversation {
  const hash = useHash();
  const [conversation, setConversation] = useState<string | null>(null);

  useEffect(() => {
    const found = readConversation(hash);
    const { message, about } = fieldsOf(form);
    if (!found || !message || !about) return;
    message.value = withConversation(message.value, found);
    about.value ||= subject;
    setConversation(found);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [hash, form, subject]);

  return {
    isAttached: conversation !== null,
    remove: () => {
      const { message, about } = fieldsOf(form);
      if (!conversation || !message || !about) return;
      message.value = withoutConversation(message.value, conversation);
      if (about.value === subject) about.value = '';
      setConversation(null);
      message.focus();
    },
  };
}

/** Whether a conversation has just been handed over. */
export function useIsHandedOver(): boolean {
  return readConversation(useHash()) !== null;
}

const useHash = (): string => (typeof window === 'undefined' ? '' : window.location.hash);

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
