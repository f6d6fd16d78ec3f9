import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { color, LinkButton, radius, typeface } from '@lectern/widget-look';
import * as m from './messages.en.js';

interface ChallengeDialogProps {
  url: string;
  onEnd(how: 'finished' | 'closed'): void;
}

/**
 * The sandbox uses the site's public host name; the page may be open under another one, such as 127.0.0.1.
 */
function onThisOrigin(url: string): string {
  const { pathname, search } = new URL(url, location.href);
  return pathname + search;
}

/** Message of the bank's page, in its iframe, when it has finished. */
const finishedMessage = 'lectern-sandbox-challenge';

function saysFinished(event: MessageEvent<unknown>, frame: HTMLIFrameElement | null): boolean {
  if (event.origin !== location.origin || event.source !== frame?.contentWindow) return false;
  const { data } = event;
  return typeof data === 'object' && data !== null && 'type' in data && data.type === finishedMessage;
}

export function ChallengeDialog({ url, onEnd }: ChallengeDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    const listen = (event: MessageEvent<unknown>) => {
      if (saysFinished(event, frame.current)) onEnd('finished');
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      element?.close();
    };
  }, [onEnd]);

  // Keys pressed inside the iframe do not reach the dialog.
  function leaveByEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') onEnd('closed');
  }

  return (
    <BankDialog
      ref={dialog}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        onEnd('closed');
      }}
      // Browsers limit how often a page can prevent closing by Escape.
      onClose={() => onEnd('closed')}
    >
      <BankHeading ref={heading} id={headingId} tabIndex={-1}>
        {m.challenge.heading}
      </BankHeading>
      <Frame
        ref={frame}
        src={onThisOrigin(url)}
        title={m.challenge.title}
        onLoad={() => frame.current?.contentWindow?.addEventListener('keydown', leaveByEscape)}
      />
      <LinkButton type="button" onClick={() => onEnd('closed')}>
        {m.challenge.cancel}
      </LinkButton>
    </BankDialog>
  );
}

export const BankDialog = styled.dialog`
  box-sizing: border-box;
  inline-size: min(30rem, calc(100vw - 24px));
  max-block-size: calc(100dvh - 24px);
  margin: auto;
  padding: 24px;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  color: ${color.ink};
  background: ${color.surface};
  font-family: ${typeface.control};
  &::backdrop {
    background: rgb(10 12 18 / 0.6);
  }
`;

export const BankHeading = styled.h3`
  margin: 0 0 16px;
  font: 600 1.25rem/1.3 ${typeface.title};
  &:focus {
    outline: none;
  }
`;

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: min(36rem, 68dvh);
  margin-block-end: 20px;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.background};
`;
