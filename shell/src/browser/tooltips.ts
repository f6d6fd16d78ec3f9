export const tooltipId = 'tip';

const delayMs = 700;

/** If another tooltip closed less than this ago, the next one shows without delay. */
const skipDelayMs = 300;

const gapPixels = 6;
const edgePixels = 8;

function place(bubble: HTMLElement, target: HTMLElement): void {
  const { left, top, bottom, width } = target.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = bubble;
  const above = top - gapPixels - offsetHeight;
  const mostLeft = document.documentElement.clientWidth - edgePixels - offsetWidth;
  const middle = left + (width - offsetWidth) / 2;
  bubble.style.top = `${above < edgePixels ? bottom + gapPixels : above}px`;
  bubble.style.left = `${Math.max(edgePixels, Math.min(middle, mostLeft))}px`;
}

/** Shows the `data-tip` of icon buttons. It can be hovered, and Escape closes it (WCAG 1.4.13). */
export function enableTooltips(): void {
  const bubble = document.getElementById(tooltipId);
  if (!bubble) return;
  let target: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let goneAt = -Infinity;
  const isShown = () => bubble.matches(':popover-open');

  const show = () => {
    const tip = target?.dataset['tip'];
    if (!target?.isConnected || !tip) return;
    bubble.textContent = tip;
    bubble.showPopover();
    place(bubble, target);
  };
  const hide = () => {
    clearTimeout(timer);
    if (!isShown()) return;
    bubble.hidePopover();
    goneAt = performance.now();
  };
  const turnTo = (element: HTMLElement | null, waitMs: number) => {
    hide();
    target = element;
    if (!element) return;
    if (waitMs === 0 || performance.now() - goneAt < skipDelayMs) show();
    else timer = setTimeout(show, waitMs);
  };
  const tipAt = (at: EventTarget | null) =>
    at instanceof Element ? at.closest<HTMLElement>('[data-tip]') : null;

  document.addEventListener('pointerover', (event) => {
    // Touch has no hover.
    if (event.pointerType === 'touch' || bubble.contains(event.target as Node)) return;
    const over = tipAt(event.target);
    if (over !== target) turnTo(over, delayMs);
  });
  document.documentElement.addEventListener('pointerleave', () => turnTo(null, 0));
  // No tooltip after a click until the pointer has left the control.
  document.addEventListener('pointerdown', hide);
  document.addEventListener('click', hide);
  document.addEventListener('focusin', (event) => {
    const found = tipAt(event.target);
    if (found?.matches(':focus-visible')) turnTo(found, 0);
  });
  document.addEventListener('focusout', (event) => tipAt(event.target) && turnTo(null, 0));
  addEventListener('scroll', () => isShown() && hide(), { capture: true, passive: true });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isShown()) return;
      event.preventDefault();
      hide();
    },
    true,
  );
}
