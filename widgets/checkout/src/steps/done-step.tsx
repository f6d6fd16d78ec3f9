import type { CoverOptions } from '@lectern/widget-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  CheckIcon,
  color,
  ErrorMessage,
  focusRing,
  LinkButton,
  MainButton,
  QuietButton,
  radius,
  SmallText,
  Step,
  Text,
  TextLink,
  typeface,
} from '@lectern/widget-look';
import { Cover } from '../cover.js';
import { interpolate } from '../interpolate.js';
import { goodsMessages, typeOf } from '../goods-type.js';
import * as m from '../messages.en.js';
import { Downloads } from './downloads.js';
import { StepHeading } from './step-heading.js';
import type { StepProps } from './step-props.js';

export function DoneStep(props: StepProps): ReactNode {
  const { state, options } = props;
  const ending = state.purchase ? m.endings[state.purchase.status] : undefined;
  return (
    <Step>
      {ending === undefined ? <Bought {...props} /> : <Ended {...props} ending={ending} />}
      {options.onClose && (
        <QuietButton type="button" onClick={options.onClose}>
          {m.actions.close}
        </QuietButton>
      )}
    </Step>
  );
}

function Bought({ state, session, options, takeFocus }: StepProps): ReactNode {
  const { purchase } = state;
  const { book, linkTarget, productTitle } = options;
  const { next } = goodsMessages(typeOf(purchase, options));
  const isDone = state.phase === 'done';
  const isFiles = next === null;
  const readings = (isDone && purchase?.readings) || [];
  return (
    <>
      {/* With `payment-only`, the page shows cover and thanks. */}
      {options.layout !== 'payment-only' && (
        <>
          {book ? <BigCover cover={book.cover} /> : <Seal />}
          <Thanks>
            <StepHeading takeFocus={takeFocus}>
              {isFiles ? m.done.thanksFor(productTitle) : m.done.thanks}
            </StepHeading>
          </Thanks>
        </>
      )}
      {readings.map(({ title, url }) => (
        <MainButton as="a" key={url} href={url} target={linkTarget}>
          {readings.length > 1 ? m.done.read.startTitle(title) : m.done.read.start}
        </MainButton>
      ))}
      {isFiles || !isDone ? (
        <Downloads state={state} session={session} isFiles={isFiles} options={options} />
      ) : (
        <Text>{next}</Text>
      )}
      {purchase && (
        <ByMail>
          <h3>{m.done.email.heading}</h3>
          <Text>
            {interpolate(purchase.addressUrl ? m.done.email.correctable : m.done.email.wrongAddress, {
              sentTo: m.done.email.sentTo[isFiles ? 'files' : 'receipt'][isDone ? 'done' : 'soon'],
              email: <Strong>{purchase.customerEmail}</Strong>,
              write: <WriteToUs options={options} />,
              correct: purchase.addressUrl && (
                <TextLink href={purchase.addressUrl} target={linkTarget}>
                  {m.done.email.correct}
                </TextLink>
              ),
            })}
          </Text>
          <SmallText>
            {interpolate(m.done.order.reference, { order: <Strong>{purchase.orderRef}</Strong> })}
          </SmallText>
          <SmallText>
            <TextLink href={purchase.orderUrl} target={options.linkTarget}>
              {m.done.order.view}
            </TextLink>
          </SmallText>
        </ByMail>
      )}
      {book?.next && (
        <NextBook href={book.next.path} target={linkTarget}>
          <Cover cover={book.next.cover} widthPx={56} />
          <span>
            {m.done.next.heading}
            <b>{book.next.title}</b>
          </span>
        </NextBook>
      )}
      {isFiles && isDone && options.layout !== 'payment-only' && (
        <SmallText>
          {interpolate(m.done.gift.offer, {
            buy: (
              <LinkButton type="button" onClick={session.startOver}>
                {m.actions.buyAnother}
              </LinkButton>
            ),
          })}
        </SmallText>
      )}
    </>
  );
}

function BigCover({ cover }: { cover: CoverOptions }): ReactNode {
  return (
    <Shown>
      <Cover cover={cover} widthPx={200} />
      <Seal />
    </Shown>
  );
}

function Seal(): ReactNode {
  return (
    <SealGround>
      <CheckIcon />
    </SealGround>
  );
}

function WriteToUs({ options }: Pick<StepProps, 'options'>): ReactNode {
  return (
    <TextLink href={options.contactPath ?? '/contact'} target={options.linkTarget}>
      {m.help.write}
    </TextLink>
  );
}

function Ended({ ending, state, session, options, takeFocus }: StepProps & { ending: m.Ending }): ReactNode {
  const Saying = ending.isFailure ? ErrorMessage : Text;
  return (
    <>
      <StepHeading takeFocus={takeFocus}>{ending.heading}</StepHeading>
      <Saying>{ending.text}</Saying>
      <Text>
        {interpolate(m.help.questions, {
          order: <Strong>{state.purchase?.orderRef}</Strong>,
          write: <WriteToUs options={options} />,
        })}
      </Text>
      <QuietButton type="button" onClick={session.startOver}>
        {m.actions.startOver}
      </QuietButton>
    </>
  );
}

const SealGround = styled.span`
  display: grid;
  place-items: center;
  inline-size: 52px;
  block-size: 52px;
  border-radius: 50%;
  color: ${color.success};
  background: color-mix(in srgb, ${color.success} 14%, ${color.surface});
`;

const Shown = styled.div`
  position: relative;
  justify-self: center;
  margin-block-end: 16px;
  > span {
    position: absolute;
    inset: auto -20px -20px auto;
    border: 3px solid ${color.surface};
  }
`;

const Thanks = styled.div`
  text-align: center;
`;

const ByMail = styled.section`
  display: grid;
  gap: 8px;
  padding-block-start: 20px;
  border-block-start: 1px solid ${color.line};
  h3 {
    margin: 0;
    font-size: 1.0625rem;
    font-weight: 600;
  }
`;

const NextBook = styled.a`
  display: grid;
  grid-template-columns: 56px 1fr;
  gap: 16px;
  align-items: center;
  padding: 12px;
  border-radius: ${radius.medium};
  background: ${color.wash};
  color: ${color.muted};
  font-size: 0.9375rem;
  text-decoration: none;
  ${focusRing}
  b {
    display: block;
    color: ${color.ink};
    font: 560 1.1875rem/1.25 ${typeface.title};
  }
  &:hover b {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
`;

const Strong = styled.strong`
  color: ${color.ink};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
