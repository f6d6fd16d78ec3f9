/** Without a scroll event for this long, scrolling has ended. */
const SCROLL_END_MS = 400;

const narrow = matchMedia('(max-width: 44rem)');

/** Controls that the button must not cover. Links are left out. */
const controls = ['button', 'input', 'select', 'textarea', 'iframe'];
const needed = controls.map((kind) => `main ${kind}`).join();
const neededOnWideScreens = controls.map((kind) => `[data-checkout] ${kind}`).join();

function coversControl(floating: HTMLElement): boolean {
  // Measures the full size, also while the button is small: only its bottom right corner is fixed.
  const { right, bottom } = floating.getBoundingClientRect();
  const left = right - floating.offsetWidth;
  const top = bottom - floating.offsetHeight;
  const middle = (top + bottom) / 2;
  const below = [left, right].flatMap((x) =>
    [top, middle, bottom].map((y) => document.elementsFromPoint(x, y)),
  );
  return below.flat().some((element) => element.closest(narrow.matches ? needed : neededOnWideScreens));
}

/** Hides the floating chat button while it covers a control; makes it small while the visitor scrolls. */
export function avoidChatOverlap(): void {
  const place = document.querySelector<HTMLElement>('[data-chat]');
  if (!place) return;
  let isAsked = false;
  const look = () => {
    isAsked = false;
    const floating = place.querySelector<HTMLElement>('form button');
    if (floating) place.dataset['aside'] = String(coversControl(floating));
  };
  const ask = () => {
    if (!isAsked) requestAnimationFrame(look);
    isAsked = true;
  };
  let rest: ReturnType<typeof setTimeout> | undefined;
  const atRest = () => {
    place.dataset['scrolling'] = 'false';
    ask();
  };
  const scrolled = () => {
    place.dataset['scrolling'] = 'true';
    clearTimeout(rest);
    rest = setTimeout(atRest, SCROLL_END_MS);
    ask();
  };
  addEventListener('scroll', scrolled, { passive: true });
  addEventListener('resize', ask);
  // A form may appear without a change of the page's height.
  addEventListener('focusin', ask);
  // One step of a form may replace another.
  const main = document.querySelector('main');
  if (main) new ResizeObserver(ask).observe(main);
}
