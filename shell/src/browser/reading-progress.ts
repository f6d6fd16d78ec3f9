/** Specification 1, section 9. */
const appearsBeyondPixels = 100;

/** For browsers without scroll-driven animations: one style write a frame, without layout reads. */
export function countReading(): void {
  const reading = document.querySelector<HTMLElement>('[data-look]');
  if (!reading || CSS.supports('animation-timeline: scroll()')) return;
  let wayPixels = 0;
  let frame = 0;
  const write = () => {
    frame = 0;
    const part = wayPixels > 0 ? Math.min(1, scrollY / wayPixels) : 0;
    reading.style.setProperty('--read', String(part * 100));
    reading.style.setProperty('--read-percent', String(Math.round(part * 100)));
    reading.dataset['begun'] = String(scrollY > appearsBeyondPixels);
  };
  const ask = () => {
    frame ||= requestAnimationFrame(write);
  };
  new ResizeObserver(() => {
    wayPixels = document.documentElement.scrollHeight - innerHeight;
    ask();
  }).observe(document.body);
  addEventListener('scroll', ask, { passive: true });
}
