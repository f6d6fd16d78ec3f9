import { kinds, type KindName } from './settings.js';
import { type ElementClass, elementOf } from './lectern-element.js';

const { currentScript } = document;

// Frames come from where this script came from. Included as a module it cannot know that, and the links stay.
if (currentScript instanceof HTMLScriptElement) {
  const { origin } = new URL(currentScript.src);
  for (const name of Object.keys(kinds) as KindName[]) {
    const tag = `lectern-${name}`;
    const defined = customElements.get(tag) as ElementClass | undefined;
    // An element is defined once. The loader of a second author adds its site to it.
    if (defined) defined.addOrigin?.(origin);
    else customElements.define(tag, elementOf(name, kinds[name], origin));
  }
}
