import { Button, Field } from '@lectern/ui';
import { useRef } from 'react';
import { AttachedNote } from './attached-note.js';
import { ScriptedForm } from '../../scripted-form.js';
import { useFrameWords } from '../../site-data.js';
import type { ContactWords } from './contact.page.js';
import { MessageField } from './message-field.js';
import { useConversation } from './use-conversation.js';
import type { ContactState } from './use-contact.js';

interface ContactFormProps {
  words: ContactWords['form'];
  contact: ContactState;
}

export function ContactForm({ words, contact }: ContactFormProps) {
  const { email } = useFrameWords().contact;
  const form = useRef<HTMLFormElement>(null);
  const { isAttached, remove } = useConversation(form, words.conversation.subject);
  const { problems, isSending, send, forget } = contact;
  const common = (name: 'name' | 'email' | 'subject' | 'message') => ({
    name,
    label: words[name].label,
    error: problems[name] ? words[name].problem : null,
    required: true,
    onChange: () => forget(name),
  });
  return (
    <ScriptedForm ref={form} noValidate onSubmit={send} aria-busy={isSending}>
      <Field {...common('name')} autoComplete="name" />
      <Field {...common('email')} type="email" inputMode="email" autoComplete="email" />
      <Field {...common('subject')} autoComplete="off" />
      <div>
        <AttachedNote words={words.conversation} isAttached={isAttached} onRemove={remove} />
        <MessageField {...common('message')} />
      </div>
      <div>
        <Button type="submit" disabled={isSending}>
          {isSending ? words.sendingLabel : words.sendLabel}
        </Button>
      </div>
      <noscript>
        <p>
          {words.scriptNote} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </noscript>
    </ScriptedForm>
  );
}
