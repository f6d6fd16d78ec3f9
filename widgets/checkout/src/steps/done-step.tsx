import type { Purchase } from '@lectern/api-client';
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
  Trouble,
} from '@lectern/widget-look';
import { goodsWords, typeOf } from '../goods.js';
import { Downloads } from './downloads.js';
import { StepHeading } from './step-heading.js';
import type { StepProps } from './step-props.js';

/** Paid: the files, and where else they went. */
export function DoneStep(props: StepProps): ReactNode {
  const { state, options } = props;
  const ending = state.purchase ? endings[state.purchase.status] : undefined;
  return (
    <Step>
      {ending === undefined ? <Bought {...props} /> : <Ended {...props} ending={ending} />}
      {options.onClose && (
        <QuietButton type="button" onClick={options.onClose}>
          Close
        </QuietButton>
      )}
    </Step>
  );
}

function Bought({ state, session, options, takeFocus }: StepProps): ReactNode {
  const { purchase } = state;
  const { next } = goodsWords(typeOf(purchase, options));
  const contactPath = options.contactPath ?? '/contact';
  return (
    <>
      <Seal>
        <CheckIcon />
      </Seal>
      <StepHeading takeFocus={takeFocus}>
        {next === null ? `Thank you. ${options.productTitle} is yours.` : 'Thank you.'}
      </StepHeading>
      {next === null || state.phase !== 'done' ? (
        <Downloads state={state} session={session} isFiles={next === null} options={options} />
      ) : (
        <Text>{next}</Text>
      )}
      {purchase && (
        <>
          <Text>
            {sentTo(next === null, state.phase === 'done')} <Strong>{purchase.customerEmail}</Strong>. Wrong
            address?{' '}
            <TextLink href={contactPath} target={options.linkTarget}>
              Write to us
            </TextLink>{' '}
            and we will put it right.
          </Text>
          <SmallText>
            Order <Strong>{purchase.orderRef}</Strong>. Keep it in case you want to ask us something.
          </SmallText>
        </>
      )}
      {next === null && state.phase === 'done' && options.layout !== 'payment-only' && (
        <SmallText>
          Would you like to give one away?{' '}
          <LinkButton type="button" onClick={session.startOver}>
            Buy another copy
          </LinkButton>
        </SmallText>
      )}
    </>
  );
}

function sentTo(isFiles: boolean, isDone: boolean): string {
  if (!isFiles) return isDone ? 'A receipt is on its way to' : 'A receipt will be sent to';
  return isDone ? 'We have also sent the links to' : 'We will also send the links to';
}

interface Ending {
  heading: string;
  text: string;
  isTrouble?: boolean;
}

/** What is said where the purchase hands out nothing. */
const endings: Partial<Record<Purchase['status'], Ending>> = {
  failed: {
    heading: 'This order could not be finished',
    text: 'Something went wrong with your order after the payment step.',
    isTrouble: true,
  },
  refunded: {
    heading: 'This purchase was refunded',
    text: 'The money is on its way back to your card, so the download links no longer work.',
  },
  paused: {
    heading: 'This purchase is paused',
    text: 'The payment is in dispute at the bank, so the download links wait until that is settled.',
  },
};

function Ended({ ending, state, session, options, takeFocus }: StepProps & { ending: Ending }): ReactNode {
  const Saying = ending.isTrouble ? Trouble : Text;
  return (
    <>
      <StepHeading takeFocus={takeFocus}>{ending.heading}</StepHeading>
      <Saying>{ending.text}</Saying>
      <Text>
        Questions about order <Strong>{state.purchase?.orderRef}</Strong>?{' '}
        <TextLink href={options.contactPath ?? '/contact'} target={options.linkTarget}>
          Write to us
        </TextLink>
        : we answer within 24 hours.
      </Text>
      <QuietButton type="button" onClick={session.startOver}>
        Start over
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
