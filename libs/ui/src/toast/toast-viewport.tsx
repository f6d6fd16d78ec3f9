import { Toast } from 'radix-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import * as m from '../messages.en.js';
import { Icon } from '../components/icon.js';
import { iconButtonCss } from '../tokens/controls.js';
import { useToasts } from './toast-store.js';
import { swipePixels } from './toast-rules.js';
import { useToastSpot } from './use-toast-spot.js';

const Viewport = styled(Toast.Viewport)<{ $at: 'top' | 'bottom' }>`
  position: fixed;
  z-index: 60;
  right: 0;
  ${({ $at }) => $at}: 0;
  width: min(100%, 26rem);
  padding: var(--space-2);
  outline: none;
`;

const Root = styled(Toast.Root)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-half) var(--space-2);
  padding: var(--space-2) var(--space-1) var(--space-2) var(--space-3);
  border: 1px solid var(--color-line);
  border-left: 4px solid var(--color-muted);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  box-shadow: var(--shadow-lifted);
  font: 400 0.9375rem/1.45 var(--font-control);
  transition: transform var(--motion-quick) var(--motion-ease);
  &[data-tone='destructive'] {
    border-left-color: var(--color-danger);
  }
  &[data-tone='success'] {
    border-left-color: var(--color-success);
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
    transition: none;
  }
  &[data-swipe='end'] {
    transform: translateX(110%);
  }
`;

const Title = styled(Toast.Title)<{ $isAlone: boolean }>`
  font-weight: 600;
  ${({ $isAlone }) => ($isAlone ? 'grid-row: 1 / span 2; align-self: center;' : '')}
`;

const Description = styled(Toast.Description)`
  color: var(--color-muted);
`;

const Close = styled(Toast.Close)`
  ${iconButtonCss}
  grid-column: 2;
  grid-row: 1 / span 2;
  color: var(--color-muted);
`;

/** One at a time, focus with F8, dismiss with a swipe. `at` is the edge that they are close to. */
export function ToastViewport({ at }: { at: 'top' | 'bottom' }) {
  const { current, dismiss } = useToasts();
  const viewport = useRef<HTMLOListElement>(null);
  useToastSpot(viewport, current?.isOpen ?? false, at);
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={swipePixels} label={m.toast.label}>
      {current ? (
        <Root
          key={current.id}
          open={current.isOpen}
          duration={current.durationMs}
          data-tone={current.tone}
          type={current.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismiss(current.id);
          }}
        >
          <Title $isAlone={!current.description}>{current.title}</Title>
          {current.description ? <Description>{current.description}</Description> : null}
          <Close aria-label={m.toast.close}>
            <Icon name="close" />
          </Close>
        </Root>
      ) : null}
      <Viewport ref={viewport} $at={at} label={m.toast.region} />
    </Toast.Provider>
  );
}
