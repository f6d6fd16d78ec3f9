import { type RefObject, useEffect } from 'react';

/** Specification 1, section 9. */
const appearsBeyondPixels = 100;

/** Counts for browsers whose animations cannot follow the scrolling: one write a frame, and nothing measured in it. */
export function useScrollFallback(reading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = reading;
    if (!current || CSS.supports('animation-timeline: scroll()')) return undefined;
    let wayPixels = 0;
    let frame = 0;
    const write = () => {
      frame = 0;
      const part = wayPixels > 0 ? Math.min(1, window.scrollY / wayPixels) : 0;
      current.style.setProperty('--read', String(part * 100));
      current.style.setProperty('--read-percent', String(Math.round(part * 100)));
      current.dataset['begun'] = String(window.scrollY > appearsBeyondPixels);
    };
    const ask = () => {
      frame ||= requestAnimationFrame(write);
    };
    const observer = new ResizeObserver(() => {
      wayPixels = document.documentElement.scrollHeight - window.innerHeight;
      ask();
    });
    observer.observe(document.body);
    window.addEventListener('scroll', ask, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', ask);
      cancelAnimationFrame(frame);
    };
  }, [reading]);
}
