import { LinkButton, MainButton, Note, QuietButton } from '@lectern/widget-look';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { Repeat } from '../checkout-state.js';
import * as m from '../messages.en.js';
import type { StepProps } from './step-props.js';

type RepeatQuestionProps = Pick<StepProps, 'session' | 'options'> & { repeat: Repeat };

export function RepeatQuestion({ repeat, session, options }: RepeatQuestionProps): ReactNode {
  const question = useRef<HTMLParagraphElement>(null);
  // The clicked button is gone, so focus the question.
  useEffect(() => question.current?.focus(), []);
  const { orderUrl } = repeat;
  const buyAnother = () => void session.buyAnother();
  return (
    <Group>
      <Note ref={question} tabIndex={-1}>
        {repeat.question}
      </Note>
      {orderUrl === null ? null : (
        <MainButton as="a" href={orderUrl} target={options.linkTarget}>
          {m.pastOrders.open}
        </MainButton>
      )}
      <QuietButton type="button" onClick={buyAnother}>
        {m.actions.buyAnother}
      </QuietButton>
      {orderUrl === null ? (
        <LinkButton as="a" href="/find-my-books" target={options.linkTarget}>
          {m.pastOrders.find}
        </LinkButton>
      ) : null}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: 12px;
`;
