const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'];

/** Does something once, when a visitor first shows that they are there. */
export function onFirstSign(act: () => void): void {
  /** Where the pointer was first seen: a browser tells of one that has lain there since before the page came. */
  let firstPlace: string | undefined;
  const hear = (event: Event) => {
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      const place = `${event.clientX} ${event.clientY}`;
      firstPlace ??= place;
      if (place === firstPlace) return;
    }
    for (const sign of signs) removeEventListener(sign, hear, true);
    act();
  };
  for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true });
}
