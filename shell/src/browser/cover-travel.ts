// A book's cover moves from page to page by a cross-document view transition. It has a name only while the page is left,
// or first shown: names must be unique, and a page may show the same book several times.

const covers = ':is(picture, img)[class*="cover-"]';

const named = new Map<string, HTMLElement>();

/** Names the first visible cover of each book. A book drawn in space moves as a whole. */
function nameCovers(found: Iterable<Element>): void {
  for (const cover of found) {
    const [name = ''] = /cover-\S+/.exec(cover.className) ?? [];
    const { top, bottom, width } = cover.getBoundingClientRect();
    if (named.has(name) || width === 0 || bottom < 0 || top > innerHeight) continue;
    const part = cover.closest<HTMLElement>('[data-book-object]') ?? (cover as HTMLElement);
    part.style.viewTransitionName = name;
    named.set(name, part);
  }
}

function clearNames(): void {
  for (const part of named.values()) part.style.viewTransitionName = '';
  named.clear();
}

let pressed: Element | null = null;

/** The only cover in the clicked link or in the card around it. */
function pressedCover(): Iterable<Element> {
  for (let part = pressed; part; part = part.parentElement) {
    const found = part.querySelectorAll(covers);
    if (found.length > 0) return found.length === 1 ? found : [];
  }
  return [];
}

/** A page that Back loads again may not be at its position yet, unlike one from the back/forward cache. */
function isLoadedAgain(): boolean {
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return timing?.type === 'back_forward';
}

export function moveCovers(): void {
  addEventListener('click', ({ target }) => (pressed = (target as Element).closest('a[href]')), true);
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    const isBack = activation?.navigationType === 'traverse';
    nameCovers(isBack ? [...document.querySelectorAll(`main ${covers}`)].slice(0, 1) : pressedCover());
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    clearNames();
    pressed = null;
    if (!viewTransition || isLoadedAgain()) return;
    nameCovers(document.querySelectorAll(`main ${covers}`));
    void viewTransition.finished.finally(clearNames);
  });
}
