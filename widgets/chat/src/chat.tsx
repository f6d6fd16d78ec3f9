import type { ChatOptions } from '@lectern/widget-kit';
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import type { ChatSession } from './chat-session.js';
import { Conversation } from './parts/conversation.js';
import { ChatFrame } from './parts/chat-frame.js';
import { Waiting } from './parts/waiting.js';

interface ChatProps {
  session: ChatSession;
  options: ChatOptions;
}

/** The session keeps the conversation while the panel is hidden. */
export function Chat({ session, options }: ChatProps): ReactNode {
  const { script, isBroken } = useStore(session.store);
  const isInline = options.layout === 'inline';
  const isSeen = isInline || options.isOpen !== false;

  useEffect(() => {
    if (isSeen) void session.open();
  }, [session, isSeen]);

  if (!isSeen) return null;
  return (
    <ChatFrame script={script} options={options} onStartOver={session.startOver}>
      {script ? (
        <Conversation session={session} script={script} options={options} />
      ) : (
        <Waiting isBroken={isBroken} options={options} onRetry={() => void session.open()} />
      )}
    </ChatFrame>
  );
}
