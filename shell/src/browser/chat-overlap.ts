/** Who has not scrolled for so long has stopped. */
const REST_MS = 400;

const narrow = matchMedia('(max-width: 44rem)');

/** What is pressed or typed into; a link is passed by. */
const pressed = ['button', 'input', 'select', 'textarea', 'iframe'];
const needed = pressed.map((kind) => `main ${kind}`).join();
const neededAtDesk = pressed.map((kind) => `[data-checkout] ${kind}`).join();

/** Whether the page has something below this that is needed. */
function liesOnSomething(floating: HTMLElement): boolean {
  // Of its full size, though it be small for the moment: only its last corner stays.
  const { right, bottom } = floating.getBoundingClientRect();
  const left = right - floating.offsetWidth;
  const top = bottom - floating.offsetHeight;
  const middle = (top + bottom) / 2;
  const below = [left, right].flatMap((x) =>
    [top, middle, bottom].map((y) => document.elementsFromPoint(x, y)),
  );
  return below.flat().some((element) => element.closest(narrow.matches ? needed : neededAtDesk));
}

/** The chat's button, which floats, makes room while it lies on a button or a field of the checkout, on a narrow screen of the page, and is small while one scrolls. */
export function keepChatAside(): void {
  const place = document.querySelector<HTMLElement>('[data-chat]');
  if (!place) return;
  let isAsked = false;
  const look = () => {
    isAsked = false;
    const floating = place.querySelector<HTMLElement>('form button');
    if (floating) place.dataset['aside'] = String(liesOnSomething(floating));
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
    rest = setTimeout(atRest, REST_MS);
    ask();
  };
  addEventListener('scroll', scrolled, { passive: true });
  addEventListener('resize', ask);
  // A form may have come without a change of the page's height.
  addEventListener('focusin', ask);
  // A step of a form takes the place of another.
  const main = document.querySelector('main');
  if (main) new ResizeObserver(ask).observe(main);
}
