import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  CheckIcon,
  color,
  LinkButton,
  QuietButton,
  SmallText,
  Step,
  Text,
  TextLink,
  ErrorMessage,
} from '@lectern/widget-look';
import { filled } from '../filled.js';
import { goodsMessages, typeOf } from '../goods.js';
import * as messages from '../messages.en.js';
import { Downloads } from './downloads.js';
import { StepHeading } from './step-heading.js';
import type { StepProps } from './step-props.js';

/** Paid: the files, and where else they went. */
export function DoneStep(props: StepProps): ReactNode {
  const { state, options } = props;
  const ending = state.purchase ? messages.endings[state.purchase.status] : undefined;
  return (
    <Step>
      {ending === undefined ? <Bought {...props} /> : <Ended {...props} ending={ending} />}
      {options.onClose && (
        <QuietButton type="button" onClick={options.onClose}>
          {messages.close}
        </QuietButton>
      )}
    </Step>
  );
}

function Bought({ state, session, options, takeFocus }: StepProps): ReactNode {
  const { purchase } = state;
  const { next } = goodsMessages(typeOf(purchase, options));
  const write = <WriteToUs options={options} />;
  return (
    <>
      <Seal>
        <CheckIcon />
      </Seal>
      <StepHeading takeFocus={takeFocus}>
        {next === null ? messages.thankYouFor(options.productTitle) : messages.thankYou}
      </StepHeading>
      {next === null || state.phase !== 'done' ? (
        <Downloads state={state} session={session} isFiles={next === null} options={options} />
      ) : (
        <Text>{next}</Text>
      )}
      {purchase && (
        <>
          <Text>
            {filled(messages.wrongAddress, {
              sentTo:
                messages.sentTo[next === null ? 'files' : 'receipt'][
                  state.phase === 'done' ? 'done' : 'soon'
                ],
              email: <Strong>{purchase.customerEmail}</Strong>,
              write,
            })}
          </Text>
          <SmallText>{filled(messages.orderRef, { order: <Strong>{purchase.orderRef}</Strong> })}</SmallText>
        </>
      )}
      {next === null && state.phase === 'done' && options.layout !== 'payment-only' && (
        <SmallText>
          {filled(messages.another, {
            buy: (
              <LinkButton type="button" onClick={session.startOver}>
                {messages.buyAnother}
              </LinkButton>
            ),
          })}
        </SmallText>
      )}
    </>
  );
}

function WriteToUs({ options }: Pick<StepProps, 'options'>): ReactNode {
  return (
    <TextLink href={options.contactPath ?? '/contact'} target={options.linkTarget}>
      {messages.writeToUs}
    </TextLink>
  );
}

function Ended({
  ending,
  state,
  session,
  options,
  takeFocus,
}: StepProps & { ending: messages.Ending }): ReactNode {
  const Saying = ending.isError ? ErrorMessage : Text;
  return (
    <>
      <StepHeading takeFocus={takeFocus}>{ending.heading}</StepHeading>
      <Saying>{ending.text}</Saying>
      <Text>
        {filled(messages.questions, {
          order: <Strong>{state.purchase?.orderRef}</Strong>,
          write: <WriteToUs options={options} />,
        })}
      </Text>
      <QuietButton type="button" onClick={session.startOver}>
        {messages.startOver}
      </QuietButton>
    </>
  );
}

const Seal = styled.span`
  display: grid;
  place-items: center;
  inline-size: 52px;
  block-size: 52px;
  border-radius: 50%;
  color: ${color.success};
  background: color-mix(in srgb, ${color.success} 14%, ${color.surface});
`;

const Strong = styled.strong`
  color: ${color.ink};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
