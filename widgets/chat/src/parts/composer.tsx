import { type ChatOptions, type ChatScript, isComposing } from '@lectern/widget-kit';
import { SmallText, TextLink, VisuallyHidden, color, fieldFrame, solidButton } from '@lectern/widget-look';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';

import { counterThreshold, maxQuestionCharacters } from '../chat-rules.js';
import { linkProps } from '../link-props.js';
import { fillPlaceholders } from '../matching/reply.js';

interface ComposerProps {
  words: ChatScript['words'];
  options: ChatOptions;
  contactHref: string;
  onSend(question: string): void;
}

/** The input: Enter sends, Shift+Enter adds a line break. */
export function Composer({ words, options, contactHref, onSend }: ComposerProps): ReactNode {
  const [written, setWritten] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const takesFocus = options.layout !== 'inline' && options.takesFocus !== false;

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function send(event?: FormEvent): void {
    event?.preventDefault();
    onSend(written);
    setWritten('');
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  }

  const count = { count: String(written.length), limit: String(maxQuestionCharacters) };
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
          maxLength={maxQuestionCharacters}
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
          {written.length >= counterThreshold ? fillPlaceholders(words.countText, count) : words.note}
        </span>{' '}
        <TextLink {...linkProps(contactHref, options)}>{words.writeLabel}</TextLink>
      </SmallText>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 6px;
  padding: 12px 16px max(12px, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  p {
    font-size: 0.8125rem;
    line-height: 1.35;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
`;

const Field = styled.textarea`
  ${fieldFrame}
  max-block-size: 8rem;
  field-sizing: content;
  resize: none;
`;

const Send = styled.button`
  ${solidButton}
`;
