import { CHIP_CLASS } from './editable-text.js';
import { KEYBOARD_ROOM } from './site-editing-rules.js';

/** Of the page in the frame. A constructed style sheet is not subject to the page's policy. */
export const FRAME_LOOK = `
[data-edit], [data-edit-picture] { cursor: text; outline-offset: 3px; border-radius: var(--radius-small); }
[data-edit-picture] { cursor: pointer; }
picture:has([data-edit-picture])::after { pointer-events: none; }
[data-edit]:hover, [data-edit-picture]:hover { outline: 2px dashed var(--color-accent); }
[data-edit]:focus, [data-edit-picture]:focus, [data-edit].is-chosen { outline: 3px solid var(--color-accent); }
.${CHIP_CLASS} { padding: 0 0.3em; border: 1px solid currentColor; border-radius: var(--radius-small); font-size: 0.85em; }
@media (pointer: coarse) and (width < 64rem) { body { padding-bottom: ${KEYBOARD_ROOM.below * 100}vh; } }
.edit-bubble[hidden] { display: none; }
.edit-bubble { --zoom: 1; position: fixed; z-index: 2147483647; display: flex; flex-wrap: wrap; gap: 4px; max-width: calc(100vw - 16px);
  padding: 4px 8px; border-radius: var(--radius-small); background: var(--color-ink); color: var(--color-background); font: 600 calc(14px * var(--zoom))/1.4 system-ui, sans-serif; }
.edit-bubble.is-label { pointer-events: none; }
.edit-bubble button { min-height: calc(44px * var(--zoom)); padding: 0 calc(12px * var(--zoom)); border: 1px solid currentColor; border-radius: var(--radius-small); background: none; color: inherit;
  font: inherit; cursor: pointer; }
.edit-bubble button:focus-visible { outline: 3px solid currentColor; }
`;
