import type { SiteData } from '../site-data.js';
import type { CurrentPage } from './current-route.js';
import { headTags } from './head-tags.js';

/** Makes the document's head that of another page. */
export function updateHead({ route, loaded: { content } }: CurrentPage, data: SiteData): void {
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
