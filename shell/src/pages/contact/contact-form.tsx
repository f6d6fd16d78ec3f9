import type { PageWords } from '@lectern/catalogue';
import { Button, Field, controlFrame, FieldLabel, visuallyHidden } from '@lectern/ui';
import { useRef, useEffect, useId } from 'react';
import { styled } from 'styled-components';

import { ScriptedForm } from '../../islands/scripted-form.js';
import { MessageField } from './message-field.js';
import type { ContactState } from './use-contact.js';
import { useConversation } from './use-conversation.js';
import { useFrameWords } from '../../site-data.js';

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
      onSubmit={(event) => send(event, performance.now())}
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

const Choice = styled.select`
  ${controlFrame}
`;

/** What a message is about: what the page that led here says, until its writer says otherwise. */
function TopicField({ label, options }: PageWords<'contact'>['form']['topic']) {
  const id = useId();
  const choice = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    try {
      const topic = sessionStorage.getItem('lectern.topic');
      sessionStorage.removeItem('lectern.topic');
      if (topic && choice.current) choice.current.value = topic;
    } catch {
      // Storage is forbidden: they choose for themselves.
    }
  }, []);
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Choice ref={choice} id={id} name="topic">
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

/** Says that the chat's conversation stands in the message; a live region must be there before it speaks. */
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

/**
 * A field for machines: nobody sees it, hears it, reaches it with a key or has it filled in by the browser, so
 * whatever stands in it was put there by a program that fills in all it finds.
 */
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
