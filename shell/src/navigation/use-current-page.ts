import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

import { arrive, setOut } from '../islands/island.js';
import { settle, startScrolling } from './arrival.js';
import type { CurrentPage } from './current-route.js';
import { headTags } from './head-tags.js';
import { PAGE_SHOWN } from './page-shown.js';
import type { SiteData } from '../site-data.js';
import { routeFor } from '../site-map/site-map.js';

/** Loads the page of each new address and shows it once it is whole. */
export function useCurrentPage(initial: CurrentPage, data: SiteData): CurrentPage {
  const [pathname] = useLocation();
  const [current, setCurrent] = useState(initial);
  const shown = useRef(initial);

  useEffect(() => startScrolling(initial.route), [initial]);

  useEffect(() => {
    if (pathname === current.pathname) return;
    let stale = false;
    const route = routeFor(pathname);
    Promise.all([route.load(), setOut()]).then(
      ([loaded]) => {
        if (!stale) startTransition(() => setCurrent({ route, loaded, pathname }));
      },
      // A newer release has other chunks: let the server answer.
      () => window.location.reload(),
    );
    return () => {
      stale = true;
    };
  }, [pathname, current.pathname]);

  useLayoutEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    arrive();
    updateHead(current, data);
    dispatchEvent(new Event(PAGE_SHOWN));
    // Whoever is on the way elsewhere already has an address, with a hash, that is not this page's.
    if (routeFor(window.location.pathname) === current.route) settle(current.route);
  }, [current, data]);

  return current;
}

/** Makes the document's head that of another page. */
function updateHead({ route, loaded: { content } }: CurrentPage, data: SiteData): void {
  document.title = content.meta.title;
  for (const { tag, key, name, attribute, value } of headTags(route, content, data)) {
    let element = document.head.querySelector(`${tag}[${key}="${name}"]`);
    if (!element) {
      element = document.createElement(tag);
      element.setAttribute(key, name);
      document.head.append(element);
    }
    element.setAttribute(attribute, value);
  }
  // Structured data is for those who read pages without running them; it must not speak of another page.
  for (const script of document.head.querySelectorAll('script[type="application/ld+json"]')) script.remove();
}
