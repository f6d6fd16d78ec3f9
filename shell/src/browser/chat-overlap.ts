import { chatButtonRem } from '../layout/chat-button-size.js';

/** Without a scroll event for this long, scrolling has ended. */
const SCROLL_END_MS = 400;

const narrow = matchMedia('(max-width: 44rem)');

const controls = 'button, input, select, textarea, summary, label, iframe, audio';
/** Titles, facts and prices; only their lines of text count, not their boxes. */
const texts = 'h1, h2, h3, h4, dt, dd, th, td, [data-keep-clear]';
const within = (places: string, kinds: string) => `:is(${places}) :is(${kinds})`;
const neededOnPhones = within('main, footer', `${controls}, a, ${texts}`);
const neededOnWideScreens = within('[data-checkout]', controls);

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isInlineLink = (element: Element) =>
  element.matches('a') && getComputedStyle(element).display === 'inline';

function linesOf(element: Element): Iterable<Box> {
  if (!element.matches(texts)) return [element.getBoundingClientRect()];
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects();
}

/** Whether a title, a price, a fact or a control lies in a part of the window. Links in running text are left out. */
function isNeeded(box: Box): boolean {
  const needed = narrow.matches ? neededOnPhones : neededOnWideScreens;
  return [...document.querySelectorAll(needed)].some(
    (element) =>
      overlap(box, element.getBoundingClientRect()) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isInlineLink(element) &&
      [...linesOf(element)].some((line) => overlap(box, line)),
  );
}

/** `edge`: only a tab at the window's edge is shown, beside the text. */
type Place = 'whole' | 'edge' | 'hidden';

function freePlace(button: Element): Place {
  const shown = button.getBoundingClientRect();
  if (!narrow.matches) return isNeeded(shown) ? 'hidden' : 'whole';
  const { top, bottom } = shown;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const edge = innerWidth - chatButtonRem.inset * rem;
  // The whole button's box, also while the tab is shown.
  if (!isNeeded({ top, bottom, left: edge - chatButtonRem.size * rem, right: edge })) return 'whole';
  return isNeeded({ top, bottom, left: edge, right: innerWidth }) ? 'hidden' : 'edge';
}

/** Keeps the floating chat button off titles, prices, facts and controls; it is a tab at the edge while a phone scrolls. */
export function avoidChatOverlap(): void {
  const place = document.querySelector<HTMLElement>('[data-chat]');
  if (!place) return;
  let isAsked = false;
  let isScrolling = false;
  const look = () => {
    isAsked = false;
    const button = place.querySelector('form button');
    if (button) place.dataset['place'] = isScrolling && narrow.matches ? 'edge' : freePlace(button);
  };
  const ask = () => {
    if (!isAsked) requestAnimationFrame(look);
    isAsked = true;
  };
  let rest: ReturnType<typeof setTimeout> | undefined;
  const atRest = () => {
    isScrolling = false;
    ask();
  };
  const scrolled = () => {
    isScrolling = true;
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
