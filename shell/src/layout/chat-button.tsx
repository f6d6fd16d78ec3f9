import { from, Icon } from '@lectern/ui';
import { type ComponentType, type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useFrameWords } from '../site-data.js';
import type { ChatPanelProps } from '../islands/widgets/chat-panel.js';
import { iconButtonStyles } from './icon-button.js';

const Round = styled.button`
  ${iconButtonStyles}
  position: fixed;
  z-index: 40;
  right: max(1.25rem, env(safe-area-inset-right));
  bottom: max(1.25rem, env(safe-area-inset-bottom));
  width: 3.5rem;
  height: 3.5rem;
  background: var(--color-accent);
  box-shadow: var(--shadow-lifted);
  &,
  &:hover {
    color: var(--color-on-accent);
  }
  &:hover {
    background: var(--color-accent-strong);
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  /* Above the bar with which a page sells its book on phones. */
  main:has([data-rest='false']) ~ aside & {
    bottom: 6rem;
    ${from.tablet} {
      bottom: 1.25rem;
    }
  }
  @media print {
    display: none;
  }
`;

const panel = () => import('../islands/widgets/chat-panel.js');

/** Floats over every page: a question, and somebody who answers. Without script it leads to the contact page. */
export function ChatButton() {
  const { label, path } = useFrameWords().chat;
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function open(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    setOpen(true);
    panel().then(
      ({ ChatPanel }) => setPanel(() => ChatPanel),
      // A newer release has other chunks: the contact page answers instead.
      () => form.submit(),
    );
  }

  // A failure is told when the chat is asked for.
  const prepare = () =>
    void panel()
      .then(({ prepareChat }) => prepareChat())
      .catch(() => undefined);
  const isShown = isOpen && Panel !== undefined;
  return (
    <aside aria-label={label}>
      <form action={path} hidden={isShown} onSubmit={open}>
        <Round
          ref={button}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-busy={isOpen && !isShown}
          data-tip={label}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <Icon name="chat" />
        </Round>
      </form>
      {Panel ? <Panel isOpen={isOpen} setOpen={setOpen} opener={button} /> : null}
    </aside>
  );
}
