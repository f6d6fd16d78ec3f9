import { flushSync } from 'react-dom';

const name = 'cover-of-payment';

const coverIn = (place: string) => document.querySelector<HTMLElement>(`${place} picture`);

/** Opens the payment sheet, and moves the product's cover from its card into it. */
export function openWithCover(productId: string, open: () => void): void {
  const card = coverIn(`[data-product="${CSS.escape(productId)}"]`);
  // Firefox before 144 has no view transitions.
  const canMove =
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!card || !canMove) return open();
  card.style.viewTransitionName = name;
  const transition = document.startViewTransition(() => {
    flushSync(open);
    card.style.viewTransitionName = '';
    coverIn('[data-sheet]')?.style.setProperty('view-transition-name', name);
  });
  void transition.finished.finally(() =>
    coverIn('[data-sheet]')?.style.removeProperty('view-transition-name'),
  );
}
