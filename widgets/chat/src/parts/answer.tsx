import type { ChatOptions, ChatScript } from '@lectern/widget-kit';
import { choiceChip, MainButton, SmallText, VisuallyHidden } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ChatMessage } from '../chat-session.js';
import { linkProps } from '../link-props.js';
import type { Reply } from '../matching/reply.js';
import { handoverPath } from '../transcript.js';
import { AskedList } from './asked-list.js';
import { BookCard } from './book-card.js';
import { Lines, Pills, Said } from './conversation-parts.js';

interface AnswerProps {
  reply: Reply;
  script: ChatScript;
  options: ChatOptions;
  messages: readonly ChatMessage[];
  /** Set for the latest answer only, which shows suggestions and the handover. */
  onAsk: ((question: string) => void) | undefined;
}

export function Answer({ reply, script, options, messages, onAsk }: AnswerProps): ReactNode {
  const { text, lines, links, offers, handsOver } = reply;
  const { words } = script;
  const books = reply.books.flatMap((id) => script.books.find((book) => book.id === id) ?? []);
  return (
    <>
      <Said>
        <VisuallyHidden>{words.assistantLabel}: </VisuallyHidden>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {lines.length > 0 ? (
          <Lines>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Lines>
        ) : null}
        {books.map((book) => (
          <BookCard key={book.id} book={book} script={script} options={options} />
        ))}
        {links.length > 0 ? (
          <Pills>
            {links.map(({ label, href }) => (
              <li key={href}>
                <ChoiceLink {...linkProps(href, options)}>{label}</ChoiceLink>
              </li>
            ))}
          </Pills>
        ) : null}
        {onAsk && handsOver ? (
          <>
            <MainButton as="a" {...linkProps(handoverPath(script, messages), options)}>
              {words.writeLabel}
            </MainButton>
            <SmallText>{words.writeNote}</SmallText>
          </>
        ) : null}
      </Said>
      {onAsk && offers.length > 0 ? (
        <AskedList label={words.offersLabel} questions={offers} onAsk={onAsk} />
      ) : null}
    </>
  );
}

const ChoiceLink = styled.a`
  ${choiceChip}
`;
