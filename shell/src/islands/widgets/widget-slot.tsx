import { Button, Card, Skeleton } from '@lectern/ui';
import type { WidgetName, WidgetOptions } from '@lectern/widget-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useFrameWords } from '../../site-data.js';
import { useWidget } from './use-widget.js';

/** How far below the window a slot may be when its widget is fetched. */
const nearMargin = '600px 0px';

const Frame = styled.div<{ $minHeight: string | undefined }>`
  min-height: ${({ $minHeight = '0' }) => $minHeight};
  &:focus {
    outline: none;
  }
`;

const Lines = styled(Card)`
  display: grid;
  gap: var(--space-3);
  span {
    min-height: 3rem;
  }
  span:first-child {
    min-height: 2rem;
    width: 60%;
  }
`;

const Trouble = styled(Card)`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
`;

export interface WidgetSlotProps<Name extends WidgetName> {
  name: Name;
  options: WidgetOptions[Name];
  /** Kept free until the widget is there, so that nothing jumps: a CSS length. */
  minHeight: string;
  /** Said while it is fetched. */
  loadingText: string;
  /** Said when it cannot be fetched, above the offer to try again and the author's address. */
  failureText: string;
  retryLabel: string;
  /** Id of the section that holds the slot: a link to it fetches the widget at once. */
  anchorId?: string;
  /** True where the visitor has already asked for it. */
  eager?: boolean;
}

/** A place on the page for a widget, fetched when it comes near or is asked for. */
export function WidgetSlot<Name extends WidgetName>(props: WidgetSlotProps<Name>) {
  const { name, options, minHeight, loadingText, failureText, retryLabel, anchorId, eager = false } = props;
  const { state, place, load } = useWidget(name, options);
  const { email } = useFrameWords().contact;
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (eager) return load();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      { rootMargin: nearMargin },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [eager, load]);

  useEffect(() => {
    if (!anchorId) return;
    const onInterest = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`a[href="#${anchorId}"]`)) load();
    };
    document.addEventListener('focusin', onInterest);
    document.addEventListener('click', onInterest);
    return () => {
      document.removeEventListener('focusin', onInterest);
      document.removeEventListener('click', onInterest);
    };
  }, [anchorId, load]);

  // The button goes with the fallback: whoever pressed it goes on from where it stood.
  const retry = () => {
    frame.current?.focus();
    load();
  };

  return (
    <Frame
      ref={frame}
      tabIndex={-1}
      $minHeight={state === 'waiting' || state === 'loading' ? minHeight : undefined}
      aria-busy={state === 'loading'}
    >
      <div ref={place} hidden={state !== 'mounted'} />
      {state === 'waiting' || state === 'loading' ? (
        <Lines role="status" aria-label={loadingText}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Lines>
      ) : null}
      {state === 'failed' ? (
        <Trouble role="alert">
          <p>{failureText}</p>
          <Button onClick={retry}>{retryLabel}</Button>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </Trouble>
      ) : null}
    </Frame>
  );
}
