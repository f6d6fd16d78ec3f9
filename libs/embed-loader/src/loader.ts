import { kinds, type KindName } from './settings.js';
import { elementOf } from './lectern-element.js';

const { currentScript } = document;

// Frames come from where this script came from. Included as a module it cannot know that, and the links stay.
if (currentScript instanceof HTMLScriptElement) {
  const { origin } = new URL(currentScript.src);
  for (const name of Object.keys(kinds) as KindName[]) {
    const tag = `lectern-${name}`;
    if (!customElements.get(tag)) customElements.define(tag, elementOf(name, kinds[name], origin));
  }
}
