import { Button, Card } from '@lectern/ui';
import type { WidgetName, WidgetOptions } from '@lectern/widget-kit';
import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { CheckoutSkeleton, type CheckoutShape } from './checkout-skeleton.js';
import { useWidget } from './use-widget.js';

/** Measured height of a widget's first step including its card, as CSS lengths. */
export interface WidgetRoom {
  wide: string;
  narrow: string;
  upTo: string;
}

const roomFor = ({ wide, narrow, upTo }: WidgetRoom) => css`
  min-height: ${wide};
  @media (max-width: ${upTo}) {
    min-height: ${narrow};
  }
`;

const Frame = styled.div<{ $room: WidgetRoom | undefined }>`
  ${({ $room }) => ($room ? roomFor($room) : null)}
  &:has(> [data-skeleton][hidden]) {
    min-height: 0;
  }
  &:focus {
    outline: none;
  }
`;

const Failure = styled(Card)`
  &:not([hidden]) {
    display: grid;
  }
  gap: var(--space-2);
  justify-items: start;
`;

interface WidgetSlotProps<Name extends WidgetName> {
  name: Name;
  options: WidgetOptions[Name];
  room: WidgetRoom;
  /** Placeholder while it loads. */
  shape: CheckoutShape;
  loadingText: string;
  failureText: string;
  retryLabel: string;
  scriptNote?: string;
  contactEmail: string;
}

/** A widget inside an island. Loads at once, since the visitor has already interacted with it. */
export function WidgetSlot<Name extends WidgetName>(props: WidgetSlotProps<Name>) {
  const { name, options, room, shape, loadingText, failureText, retryLabel, scriptNote, contactEmail } =
    props;
  const { state, place, load } = useWidget(name, options);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(load, [load]);

  // The button disappears with the fallback: moves the focus to the slot.
  const retry = () => {
    frame.current?.focus();
    load();
  };

  return (
    <Frame
      ref={frame}
      tabIndex={-1}
      $room={state === 'waiting' || state === 'loading' ? room : undefined}
      aria-busy={state === 'loading'}
    >
      <div ref={place} hidden={state !== 'mounted'} />
      {scriptNote ? (
        <noscript>
          <p>
            {scriptNote} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        </noscript>
      ) : null}
      {state === 'waiting' || state === 'loading' ? (
        <CheckoutSkeleton shape={shape} label={loadingText} />
      ) : null}
      {/* In the page from the start, so that it can take the skeleton's place if this island itself does not load. */}
      {state === 'mounted' ? null : (
        <Failure role="alert" data-fallback="" hidden={state !== 'failed'}>
          <p>{failureText}</p>
          <Button onClick={retry}>{retryLabel}</Button>
          <p>
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        </Failure>
      )}
    </Frame>
  );
}
