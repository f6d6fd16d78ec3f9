import type { ChatOptions, ChatScript } from '@lectern/widget-kit';
import { SmallText, TextLink, VisuallyHidden } from '@lectern/widget-look';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { questionLimit } from '../chat-session.js';
import { linkProps } from '../link-props.js';
import { filled } from '../matching/filled.js';
import { Field, Form, Row, Send } from './composer-parts.js';

/** From here on the visitor is told how much there is room for. */
const countedFrom = questionLimit - 100;

interface ComposerProps {
  words: ChatScript['words'];
  options: ChatOptions;
  /** Where the conversation is handed over. */
  contactHref: string;
  onSend(question: string): void;
}

/** The field: Enter sends, Shift and Enter begins a line. */
export function Composer({ words, options, contactHref, onSend }: ComposerProps): ReactNode {
  const [written, setWritten] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isPanel = options.layout !== 'inline';

  useEffect(() => {
    if (isPanel) field.current?.focus();
  }, [isPanel]);

  function send(event?: FormEvent): void {
    event?.preventDefault();
    onSend(written);
    setWritten('');
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  const count = { count: String(written.length), limit: String(questionLimit) };
  return (
    <Form onSubmit={send}>
      <VisuallyHidden as="label" htmlFor={id}>
        {words.fieldLabel}
      </VisuallyHidden>
      <Row>
        <Field
          ref={field}
          id={id}
          rows={1}
          value={written}
          maxLength={questionLimit}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={`${id}-note`}
          onChange={(event) => setWritten(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Send type="submit">{words.sendLabel}</Send>
      </Row>
      <SmallText>
        <span id={`${id}-note`}>
          {written.length >= countedFrom ? filled(words.countText, count) : words.note}
        </span>{' '}
        <TextLink {...linkProps(contactHref, options)}>{words.writeLabel}</TextLink>
      </SmallText>
    </Form>
  );
}
