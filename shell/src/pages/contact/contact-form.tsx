import type { PageWords } from '@lectern/catalogue';
import { Button, Field, FieldError, selectCss, FieldLabel, visuallyHidden } from '@lectern/ui';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';

import { ScriptedForm } from '../../islands/scripted-form.js';
import { MessageField } from './message-field.js';
import type { ContactState } from './use-contact.js';
import { useConversation } from './use-conversation.js';

export interface ContactFormProps {
  words: PageWords<'contact'>['form'];
  contact: ContactState;
  asked: { topic?: string; subject?: string };
  email: string;
}

export function ContactForm({ words, contact, asked, email }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problems, failureText, isSending, isAgain, conversation, send, forget, attach } = contact;
  const takeOut = useConversation(form, conversation, words.conversation.subject);
  const remove = () => {
    takeOut();
    attach(null);
  };
  const common = (name: 'name' | 'email' | 'subject' | 'message') => ({
    name,
    label: words[name].label,
    error: problems[name] === true ? words[name].problem : (problems[name] ?? null),
    required: true,
    onChange: () => forget(name),
  });
  return (
    <ScriptedForm ref={form} noValidate onSubmit={send} aria-busy={isSending} data-keep="contact">
      <TopicField {...words.topic} asked={asked.topic} />
      <Field {...common('name')} autoComplete="name" autoFocus={isAgain} />
      <Field {...common('email')} type="email" inputMode="email" autoComplete="email" />
      <Field {...common('subject')} autoComplete="off" defaultValue={asked.subject} />
      <EmptyField label={words.emptyLabel} />
      <div>
        <AttachedNote words={words.conversation} isAttached={conversation !== null} onRemove={remove} />
        <MessageField {...common('message')} />
      </div>
      <div>
        <Button type="submit" disabled={isSending}>
          {isSending ? words.sendingLabel : words.sendLabel}
        </Button>
        {failureText ? <FieldError>{failureText}</FieldError> : null}
      </div>
      <noscript>
        <p>
          {words.scriptNote} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </noscript>
    </ScriptedForm>
  );
}

const Choice = styled.select`
  ${selectCss}
`;

type TopicFieldProps = PageWords<'contact'>['form']['topic'] & { asked: string | undefined };

function TopicField({ label, options, asked }: TopicFieldProps) {
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Choice id={id} name="topic" defaultValue={asked}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Choice>
    </div>
  );
}

const Note = styled.div`
  &:not(:empty) {
    margin-bottom: var(--space-3);
    padding: var(--space-2);
    border-left: 3px solid var(--color-accent);
    border-radius: var(--radius-small);
    background: var(--color-background);
  }
  button {
    min-height: 2.75rem;
    margin-block: -0.625rem;
    padding: 0 0.125rem;
    border: 0;
    background: none;
    color: var(--color-accent);
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
`;

interface AttachedNoteProps {
  words: PageWords<'contact'>['form']['conversation'];
  isAttached: boolean;
  onRemove(): void;
}

/** Rendered before a conversation is attached, since a live region must exist before its text changes. */
function AttachedNote({ words, isAttached, onRemove }: AttachedNoteProps) {
  return (
    <Note role="status">
      {isAttached ? (
        <>
          {words.attachedText}{' '}
          <button type="button" onClick={onRemove}>
            {words.removeLabel}
          </button>
        </>
      ) : null}
    </Note>
  );
}

const Hidden = styled.div`
  ${visuallyHidden}
`;

/** Honeypot: invisible, not focusable, no autofill. Any value comes from a bot. */
function EmptyField({ label }: { label: string }) {
  return (
    <Hidden inert aria-hidden="true">
      <label>
        {label}
        <input name="homepage" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </Hidden>
  );
}
