import type { ChatOptions, ChatScript } from '@lectern/widget-kit';
import { VisuallyHidden, color } from '@lectern/widget-look';
import { type ReactNode, useEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { useStore } from 'zustand';

import type { ChatSession } from '../chat-session.js';
import { Answer } from './answer.js';
import { AskedList } from './asked-list.js';
import { Composer } from './composer.js';
import { Body, Log, Own, Said } from './conversation-parts.js';
import { handoverPath } from '../transcript.js';

interface ConversationProps {
  session: ChatSession;
  script: ChatScript;
  options: ChatOptions;
}

export function Conversation({ session, script, options }: ConversationProps): ReactNode {
  const { messages, isTyping } = useStore(session.store);
  const log = useRef<HTMLDivElement>(null);
  const { words, suggestions } = script;
  useScrollToQuestion(log, messages.length, isTyping);

  // The clicked button disappears, so move the focus.
  function ask(question: string): void {
    session.send(question);
    log.current?.focus({ preventScroll: true });
  }

  return (
    <Body>
      <Log ref={log} role="log" aria-label={words.logLabel} tabIndex={0}>
        {messages.map((message, at) =>
          message.from === 'visitor' ? (
            <Own key={message.id} data-question>
              <VisuallyHidden>{words.youLabel}: </VisuallyHidden>
              {message.text}
            </Own>
          ) : (
            <Answer
              key={message.id}
              reply={message.reply}
              script={script}
              options={options}
              messages={messages}
              onAsk={at === messages.length - 1 && !isTyping ? ask : undefined}
            />
          ),
        )}
        {isTyping ? <Typing /> : null}
        {messages.length === 1 && !isTyping ? (
          <AskedList label={words.suggestionsLabel} questions={suggestions} onAsk={ask} />
        ) : null}
      </Log>
      <Composer
        key={messages[0]?.id}
        words={words}
        options={options}
        contactHref={handoverPath(script, messages)}
        onSend={session.send}
      />
    </Body>
  );
}

function useScrollToQuestion(
  log: { current: HTMLDivElement | null },
  messageCount: number,
  isTyping: boolean,
): void {
  useEffect(() => {
    const { current } = log;
    const question = [...(current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])].at(-1);
    current?.scrollTo({ top: question ? question.offsetTop - 16 : 0, behavior: 'instant' });
  }, [log, messageCount, isTyping]);
}

/** Typing indicator; screen readers hear only the answer. */
function Typing(): ReactNode {
  return (
    <Dots aria-hidden="true" data-typing>
      <span />
      <span />
      <span />
    </Dots>
  );
}

const rise = keyframes`
  40% {
    opacity: 1;
    transform: translateY(-3px);
  }
`;

const Dots = styled(Said)`
  grid-auto-flow: column;
  gap: 6px;
  padding-block: 16px;
  span {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: ${color.muted};
    opacity: 0.55;
    animation: ${rise} 1s ease-in-out infinite;
  }
  span:nth-child(2) {
    animation-delay: 0.14s;
  }
  span:nth-child(3) {
    animation-delay: 0.28s;
  }
  @media (prefers-reduced-motion: reduce) {
    span {
      animation: none;
    }
  }
`;
