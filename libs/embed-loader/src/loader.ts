import { kinds, type KindName } from './settings.js';
import { type ElementClass, elementOf } from './lectern-element.js';

const { currentScript } = document;

// Frames load from this script's origin. A module script cannot determine it, so its links stay.
if (currentScript instanceof HTMLScriptElement) {
  const { origin } = new URL(currentScript.src);
  for (const name of Object.keys(kinds) as KindName[]) {
    const tag = `lectern-${name}`;
    const defined = customElements.get(tag) as ElementClass | undefined;
    // Custom elements can be defined only once. A second author's loader adds its site to the first.
    if (defined) defined.addOrigin?.(origin);
    else customElements.define(tag, elementOf(name, kinds[name], origin));
  }
}
