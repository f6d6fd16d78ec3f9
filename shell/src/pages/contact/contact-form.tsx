import { Button, Field } from '@lectern/ui';
import { useRef } from 'react';
import { AttachedNote } from './attached-note.js';
import { pageShownAtMs } from '../../later-part.js';
import { ScriptedForm } from '../../scripted-form.js';
import { useFrameWords } from '../../site-data.js';
import type { PageWords } from '@lectern/catalogue';
import { EmptyField } from './empty-field.js';
import { MessageField } from './message-field.js';
import { TopicField } from './topic-field.js';
import { useConversation } from './use-conversation.js';
import type { ContactState } from './use-contact.js';

interface ContactFormProps {
  words: PageWords<'contact'>['form'];
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
    error: problems[name] === true ? words[name].problem : (problems[name] ?? null),
    required: true,
    onChange: () => forget(name),
  });
  return (
    <ScriptedForm
      ref={form}
      noValidate
      onSubmit={(event) => send(event, performance.now() - pageShownAtMs())}
      aria-busy={isSending}
    >
      <TopicField {...words.topic} />
      <Field {...common('name')} autoComplete="name" />
      <Field {...common('email')} type="email" inputMode="email" autoComplete="email" />
      <Field {...common('subject')} autoComplete="off" />
      <EmptyField label={words.emptyLabel} />
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
