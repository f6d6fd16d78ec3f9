import { Tooltip } from 'radix-ui';
import { styled } from 'styled-components';
import { TriggerOf } from './trigger-of.js';

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
