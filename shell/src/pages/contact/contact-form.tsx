import { Button, Field } from '@lectern/ui';
import { ScriptedForm } from '../../scripted-form.js';
import { useFrameWords } from '../../site-data.js';
import type { ContactWords } from './contact.page.js';
import { MessageField } from './message-field.js';
import type { ContactState } from './use-contact.js';

interface ContactFormProps {
  words: ContactWords['form'];
  contact: ContactState;
}

export function ContactForm({ words, contact }: ContactFormProps) {
  const { email } = useFrameWords().contact;
  const { problems, isSending, send, forget } = contact;
  const common = (name: 'name' | 'email' | 'subject' | 'message') => ({
    name,
    label: words[name].label,
    error: problems[name] ? words[name].problem : null,
    required: true,
    onChange: () => forget(name),
  });
  return (
    <ScriptedForm noValidate onSubmit={send} aria-busy={isSending}>
      <Field {...common('name')} autoComplete="name" />
      <Field {...common('email')} type="email" inputMode="email" autoComplete="email" />
      <Field {...common('subject')} autoComplete="off" />
      <MessageField {...common('message')} />
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
