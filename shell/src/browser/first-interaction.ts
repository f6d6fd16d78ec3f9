const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'];

export function onFirstInteraction(act: () => void): void {
  /** Browsers report a pointer that was over the page before it loaded, so only a move counts. */
  let firstPointerPosition: string | undefined;
  const hear = (event: Event) => {
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      const place = `${event.clientX} ${event.clientY}`;
      firstPointerPosition ??= place;
      if (place === firstPointerPosition) return;
    }
    for (const sign of interactionEvents) removeEventListener(sign, hear, true);
    act();
  };
  for (const sign of interactionEvents) addEventListener(sign, hear, { capture: true, passive: true });
}
