import { type RefObject, useLayoutEffect } from 'react';
import { type Obstacle, toastSpot } from './toast-spot.js';

/** Elements that a toast must not cover, by how bad it would be. */
const OBSTACLES: readonly (readonly [selector: string, weight: number])[] = [
  ['[data-sheet], [data-checkout]', 10_000],
  ['header:not(main header)', 1000],
  ['h1, h2, h3, h4, h5, h6, [role="heading"]', 100],
  ['a, button, input, select, textarea, iframe', 1],
];

/** Positions are relative to the viewport's padding, which is transparent and may lie over anything. */
function obstaclesOutside(viewport: HTMLElement, marginPx: number): Obstacle[] {
  return OBSTACLES.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      // A page behind a sheet is inert: it may be covered.
      if (viewport.contains(element) || element.closest('[inert]')) return [];
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const isShown = width > 1 && height > 1 && bottom > 0 && top < innerHeight;
      if (!isShown) return [];
      const box = {
        left: left - marginPx,
        top: top - marginPx,
        right: right - marginPx,
        bottom: bottom - marginPx,
      };
      return [{ ...box, weight }];
    }),
  );
}

/** Keeps an open toast off headings and controls, also while the page scrolls or changes. */
export function useToastSpot(
  viewport: RefObject<HTMLElement | null>,
  isOpen: boolean,
  edge: 'top' | 'bottom',
): void {
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!isOpen || !element) return undefined;
    let frame = 0;
    const place = () => {
      frame = 0;
      const marginPx = Number.parseFloat(getComputedStyle(element).paddingTop);
      const toast = {
        width: element.offsetWidth - 2 * marginPx,
        height: element.offsetHeight - 2 * marginPx,
      };
      const view = {
        width: document.documentElement.clientWidth - 2 * marginPx,
        height: innerHeight - 2 * marginPx,
      };
      const { left, top } = toastSpot(toast, view, obstaclesOutside(element, marginPx), edge);
      Object.assign(element.style, { inset: `${top}px auto auto ${left}px` });
    };
    const placeSoon = () => {
      frame ||= requestAnimationFrame(place);
    };
    // Its first call is before the toast is painted.
    const resized = new ResizeObserver(place);
    for (const changing of [element, document.body]) resized.observe(changing);
    // A sheet does not change the size of the page.
    const changed = new MutationObserver(placeSoon);
    changed.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-sheet', 'inert'],
    });
    addEventListener('scroll', placeSoon, { capture: true, passive: true });
    addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      changed.disconnect();
      removeEventListener('scroll', placeSoon, { capture: true });
      removeEventListener('resize', placeSoon);
    };
  }, [viewport, isOpen, edge]);
}
