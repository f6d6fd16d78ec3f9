/**
 * Styles of controls, the same on the site, in widgets and in the dashboard. They use the table's custom properties
 * only, so that a book's palette, a host's theme or the dashboard's density changes all of them. `em` is the control's
 * own text size.
 */

export const buttonCss = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  min-height: var(--control-height);
  padding: 0.5em 1.25em;
  border: 1px solid transparent;
  border-radius: var(--radius-small);
  font: 600 var(--text-control) / 1.25 var(--font-control);
  font-variant-numeric: tabular-nums;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: 140ms;
  transition-property: background-color, border-color, color;
`;

/** The primary action. */
export const solidCss = `
  background: var(--color-accent);
  color: var(--color-on-accent);
  &:hover:not(:disabled, [aria-disabled='true']) {
    background: var(--color-accent-strong);
    color: var(--color-on-accent);
  }
`;

/** Other actions. */
export const quietCss = `
  border-color: var(--color-edge);
  background: transparent;
  color: var(--color-ink);
  &:hover:not(:disabled, [aria-disabled='true']) {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }
`;

/** Irreversible actions. */
export const dangerCss = `
  border-color: var(--color-danger);
  background: transparent;
  color: var(--color-danger);
  &:hover:not(:disabled, [aria-disabled='true']) {
    background: color-mix(in srgb, var(--color-danger) 10%, transparent);
  }
`;

/** After the look of a button. */
export const disabledCss = `
  &:disabled,
  &[aria-disabled='true'] {
    border-color: transparent;
    background: color-mix(in srgb, var(--color-ink) 8%, var(--color-surface));
    color: var(--color-muted);
    cursor: not-allowed;
  }
`;

/** A round button with an icon, large enough for a finger. */
export const iconButtonCss = `
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover {
    background: var(--color-wash);
    color: var(--color-accent);
  }
`;

/** Above its field. */
export const labelCss = 'font:600 0.9375rem/1.35 var(--font-control);';

/** Text of 16 px and more, or phones zoom into the field. */
export const fieldCss = `
  display: block;
  width: 100%;
  min-height: var(--control-height);
  margin: 0;
  padding: 0.5em 0.875em;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-small);
  background: var(--color-surface);
  color: var(--color-ink);
  font: 400 1rem/1.4 var(--font-control);
  font-variant-numeric: tabular-nums;
  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
  &:focus-visible {
    border-color: var(--color-accent);
    outline: 3px solid var(--color-accent);
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }
  &:disabled {
    border-style: dashed;
    background: color-mix(in srgb, var(--color-ink) 8%, var(--color-surface));
    color: var(--color-muted);
    cursor: not-allowed;
  }
`;

/** One of the two strokes of a chevron, as a background. */
const stroke = (angle: string, right: string) =>
  `linear-gradient(${angle}, transparent 39%, var(--color-muted) 39% 61%, transparent 61%) ${right} 50% / 7px 7px no-repeat`;

/** A field with the mark of a disclosure. */
export const selectCss = `
  ${fieldCss}
  padding-right: 2.5em;
  appearance: none;
  background: ${stroke('45deg', 'right 20px top')}, ${stroke('-45deg', 'right 14px top')}, var(--color-surface);
  text-overflow: ellipsis;
  option {
    background: var(--color-surface);
    color: var(--color-ink);
  }
`;

/** A short fact about what is beside it. */
export const chipCss = `
  display: inline-flex;
  align-items: center;
  gap: 0.375em;
  padding: 0.25em 0.75em;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-pill);
  font: 600 0.8125rem/1.4 var(--font-control);
`;

/** A chip to press: a filter, a tag, a suggested question. */
export const choiceChipCss = `
  ${chipCss}
  min-height: 44px;
  border-color: var(--color-edge);
  background: transparent;
  color: var(--color-ink);
  font-size: 0.9375rem;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }
  &[aria-pressed='true'] {
    border-color: transparent;
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
`;

/** A `summary`, or a button with `aria-expanded`. */
export const disclosureCss =
  'display:flex;align-items:center;width:fit-content;min-height:44px;color:var(--color-accent);' +
  'font:600 0.9375rem/1.4 var(--font-control);list-style:none;cursor:pointer;';

/** Its `::after`: a chevron that points down while closed. */
export const disclosureMarkCss =
  "content:'';flex:none;width:0.4375em;height:0.4375em;margin-inline:0.625em 0.25em;border:solid;" +
  'border-width:0 2px 2px 0;transform:translateY(-25%) rotate(45deg);transition:transform 140ms;';

/** Points up while open. */
export const openMarkCss = 'transform:translateY(25%) rotate(-135deg);';
