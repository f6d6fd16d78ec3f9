import { LinkButton, SmallText } from '@lectern/widget-look';
import { type ReactNode, useState } from 'react';

import type { CheckoutSession } from '../checkout-session.js';
import { interpolate } from '../interpolate.js';
import * as m from '../messages.en.js';

/** Looks the same for every address, so that it reveals nothing about earlier purchases. */
export function SendLinks({ session, email }: { session: CheckoutSession; email: string }): ReactNode {
  const [answer, setAnswer] = useState<'none' | 'sending' | 'sent' | 'failed'>('none');
  const send = () => {
    setAnswer('sending');
    session.sendLinks(email).then(
      () => setAnswer('sent'),
      () => setAnswer('failed'),
    );
  };
  if (answer === 'sent') return <SmallText role="status">{m.pastOrders.sent(email)}</SmallText>;
  return (
    <SmallText role={answer === 'failed' ? 'alert' : undefined}>
      {answer === 'failed' ? <span>{m.errors.offline} </span> : null}
      {interpolate(m.pastOrders.offer, {
        send: (
          <LinkButton type="button" disabled={answer === 'sending'} onClick={send}>
            {m.pastOrders.send}
          </LinkButton>
        ),
      })}
    </SmallText>
  );
}
