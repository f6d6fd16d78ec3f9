import { swipePixels } from './carousel-rules.js';

/** The index `by` steps from `index`, wrapping around in both directions. */
export const step = (index: number, by: number, count: number): number =>
  (((index + by) % count) + count) % count;

export function placeOf(at: number, index: number, count: number): 'front' | 'left' | 'right' | 'out' {
  const after = step(at, -index, count);
  if (after === 0) return 'front';
  if (after === 1) return 'right';
  return after === count - 1 ? 'left' : 'out';
}

/**
 * Rotates items. Pauses while the carousel is hovered, has focus or is out of sight; stops for good under reduced
 * motion or when the visitor stops it (WCAG 2.2.2).
 * Configured by attributes: `data-rotation`: milliseconds per item; `data-at`: index of the item that a part belongs
 * to, with `data-place` or, on a button, `aria-current` kept up to date; `data-by`: a step; `data-swipe`: area that
 * can be swiped; `data-attention`: area whose hover or focus pauses, without the `data-stop` button in it;
 * `data-palette`: palette class of an item, for the `data-palette` element around the carousel while it is in front.
 */
function startCarousel(root: HTMLElement): void {
  const all = (mark: string) => [...root.querySelectorAll<HTMLElement>(`[data-${mark}]`)];
  const parts = all('at').map((part) => ({ part, at: Number(part.dataset['at']) }));
  const count = Math.max(...parts.map(({ at }) => at)) + 1;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  // The server may render another item than the first in front.
  let index = parts.find(({ part }) => part.dataset['place'] === 'front')?.at ?? 0;
  let choice: boolean | null = null;
  let isPointedAt = false;
  let isFocused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const colored = root.closest<HTMLElement>('[data-palette]');
  const isOn = () => choice ?? !calm.matches;

  function show(): void {
    const isTurning = isOn() && !isPointedAt && !isFocused && !document.hidden;
    clearTimeout(timer);
    if (isTurning) timer = setTimeout(() => turn(1), Number(root.dataset['rotation']));
    root.dataset['on'] = String(isOn());
    for (const { part, at } of parts) {
      if (part.matches('button')) part.setAttribute('aria-current', String(at === index));
      else part.dataset['place'] = placeOf(at, index, count);
      const { palette } = part.dataset;
      if (colored && palette && at === index) {
        colored.classList.replace(colored.dataset['palette'] ?? '', palette);
        colored.dataset['palette'] = palette;
      }
    }
    // Announces a change, but not an automatic one.
    for (const pile of all('said')) pile.setAttribute('aria-live', isTurning ? 'off' : 'polite');
    for (const stop of all('stop')) {
      const label = stop.dataset[isOn() ? 'pauseLabel' : 'playLabel'] ?? '';
      stop.setAttribute('aria-label', label);
      stop.dataset['tip'] = label;
    }
  }

  function turn(by: number): void {
    index = step(index, by, count);
    show();
  }

  root.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('a[data-at], button');
    const { at, by, stop, place } = pressed?.dataset ?? {};
    // A click on an item at the side brings it to the front; only the front item opens.
    if (!pressed || place === 'front') return;
    event.preventDefault();
    if (stop !== undefined) choice = !isOn();
    if (at !== undefined) index = Number(at);
    turn(Number(by ?? 0));
  });

  function point(isAt: boolean): void {
    if (isAt === isPointedAt) return;
    isPointedAt = isAt;
    show();
  }

  function focus(isIn: boolean): void {
    isFocused = isIn;
    show();
  }

  for (const zone of all('attention')) {
    zone.addEventListener('pointermove', ({ pointerType }) => point(pointerType === 'mouse'));
    zone.addEventListener('pointerleave', () => point(false));
    zone.addEventListener('focusin', ({ target }) => focus((target as Element).matches(':focus-visible')));
    zone.addEventListener('focusout', () => focus(false));
  }

  for (const zone of all('swipe')) {
    let startX = 0;
    zone.addEventListener('touchstart', ({ touches }) => (startX = touches[0]?.clientX ?? 0), {
      passive: true,
    });
    zone.addEventListener('touchend', ({ changedTouches }) => {
      const gone = (changedTouches[0]?.clientX ?? startX) - startX;
      if (Math.abs(gone) >= swipePixels) turn(gone < 0 ? 1 : -1);
    });
  }

  document.addEventListener('visibilitychange', show);
  calm.addEventListener('change', show);
  show();
}

export function startCarousels(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-rotation]')) startCarousel(root);
}
