import { LinkButton, Note, SmallText } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import type { ScreenProps } from './screen-props.js';

/** What this device remembers, and the way to have it forgotten; nothing where nothing is remembered. */
export function Forgetting({ state, send, definition }: Omit<ScreenProps, 'takeFocus'>): ReactNode {
  const { memory } = definition;
  if (!memory || state.isPrivate) return null;
  if (state.wasForgotten) return <Note>{memory.forgottenText}</Note>;
  if (Object.keys(state.answers).length === 0) return null;
  return (
    <SmallText>
      {memory.text}{' '}
      <LinkButton type="button" onClick={() => send({ type: 'forgotten' })}>
        {memory.forgetLabel}
      </LinkButton>
    </SmallText>
  );
}
