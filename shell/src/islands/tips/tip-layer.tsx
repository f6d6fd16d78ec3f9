import { Tooltip } from 'radix-ui';
import { type Ref, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const delayMs = 700;

/** So long after one tip has gone, the next shows at once. */
const skipDelayMs = 300;

const Bubble = styled(Tooltip.Content)`
  z-index: 80;
  padding: 0.375rem 0.75rem;
  border-radius: var(--radius-small);
  background: var(--color-ink);
  color: var(--color-background);
  font: 500 0.8125rem/1.4 var(--font-control);
  box-shadow: var(--shadow-card);
`;

/**
 * Shows what the drawing of a button means: its `data-tip`, which is also its name. The buttons stay what they are;
 * whichever was pointed at last is the trigger.
 */
export function TipLayer({ target }: { target: HTMLElement }) {
  const tip = target.dataset['tip'];
  return (
    <Tooltip.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
      <Tooltip.Root key={tip}>
        <Tooltip.Trigger asChild>
          <TriggerOf target={target} />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Bubble sideOffset={6} collisionPadding={8}>
            {tip}
          </Bubble>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

/** What a tooltip's trigger is given: its state, how to answer to its events, and where to leave its element. */
interface TriggerProps {
  target: HTMLElement;
  ref?: Ref<HTMLElement>;
  'data-state'?: string;
  onPointerMove?(event: unknown): void;
  onPointerLeave?(event: unknown): void;
  onPointerDown?(event: unknown): void;
  onFocus?(event: unknown): void;
  onBlur?(event: unknown): void;
  onClick?(event: unknown): void;
}

function give(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/** Makes an element that stands elsewhere on the page the trigger of a tooltip, without touching how it was made. */
export function TriggerOf({ target, ref, 'data-state': state, ...answers }: TriggerProps) {
  const latest = useRef(answers);
  useEffect(() => {
    latest.current = answers;
  });
  useEffect(() => {
    give(ref, target);
    return () => give(ref, null);
  }, [ref, target]);
  useEffect(() => {
    const heard = {
      pointermove: (event: unknown) => latest.current.onPointerMove?.(event),
      pointerleave: (event: unknown) => latest.current.onPointerLeave?.(event),
      pointerdown: (event: unknown) => latest.current.onPointerDown?.(event),
      focus: (event: unknown) => latest.current.onFocus?.(event),
      blur: (event: unknown) => latest.current.onBlur?.(event),
      click: (event: unknown) => latest.current.onClick?.(event),
    };
    for (const [name, answer] of Object.entries(heard)) target.addEventListener(name, answer);
    // The sign that brought this tooltip has passed already.
    if (target.matches(':hover'))
      heard.pointermove(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    else if (target.matches(':focus-visible')) heard.focus(new FocusEvent('focus'));
    return () => {
      for (const [name, answer] of Object.entries(heard)) target.removeEventListener(name, answer);
    };
  }, [target]);
  useEffect(() => {
    target.setAttribute('data-tip-state', state ?? '');
    return () => target.removeAttribute('data-tip-state');
  }, [target, state]);
  return null;
}
