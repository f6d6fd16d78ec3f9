import {
  buttonCss,
  chipCss,
  choiceChipCss,
  dangerCss,
  disabledCss,
  fieldCss,
  iconButtonCss,
  iconPaths,
  quietCss,
  radius,
  selectCss,
  shadow,
  solidCss,
  space,
} from '@lectern/ui/tokens';

const icon = (path: string) =>
  `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;

const each = (names: object, draw: (name: string) => string) => Object.keys(names).map(draw).join('');

/** Uses the table's own styles, on a page of the site that brings its properties and fonts. */
export const specimenCss = `
body{padding:32px;background:var(--color-background)}
.specimen{display:grid;gap:28px;font:400 1rem/1.4 var(--font-control)}
.specimen h2{margin-bottom:14px;font-size:1.5rem}
.specimen section>div{display:flex;flex-wrap:wrap;gap:20px;align-items:center}.specimen .steps{align-items:end}
.columns{display:grid;grid-template-columns:1fr 1fr;gap:28px 48px}
.button{${buttonCss}${disabledCss}}.solid{${solidCss}}.quiet{${quietCss}}.danger{${dangerCss}}
.field{${fieldCss}width:15rem}.select{${selectCss}width:11rem}.icon{${iconButtonCss}}
.chip{${chipCss}}.choice{${choiceChipCss}}
.box{display:grid;place-items:center;width:104px;height:72px;border:1px solid var(--color-line);background:var(--color-surface);font-size:.875rem}
.cover{width:56px;height:84px}
.step{width:20px;background:var(--color-accent)}
`;

export const specimen = `<main class="specimen">
<section><h2>Buttons</h2><div><button class="button solid">Buy Now</button><button class="button quiet">View Details</button>
<button class="button danger">Delete</button><button class="button solid" disabled>Enter Info Above</button>
<button class="icon" aria-label="Search">${icon(iconPaths.search)}</button><button class="icon" aria-label="Close">${icon(iconPaths.close)}</button></div></section>
<div class="columns"><section><h2>Fields</h2><div><input class="field" value="Ruth Weaver" aria-label="Name">
<input class="field" value="ruth@" aria-invalid="true" aria-label="Email"><select class="select" aria-label="Category"><option>All Books</option></select></div></section>
<section><h2>Chips and disclosures</h2><div><span class="chip">E-book</span><button class="choice">Fear</button><button class="choice" aria-pressed="true">Anxiety</button></div>
<div><details><summary>Read it all</summary></details><details open><summary>Show less</summary></details></div></section></div>
<section><h2>Corners</h2><div>${each(radius, (name) => `<span class="box${name === 'cover' ? ' cover' : ''}" data-radius="${name}">${name}</span>`)}</div></section>
<div class="columns"><section><h2>Shadows</h2><div>${each(shadow.light, (name) => `<span class="box" data-shadow="${name}">${name}</span>`)}</div></section>
<section><h2>Spacing</h2><div class="steps">${each(space, (name) => `<span class="step" data-space="${name}"></span>`)}</div></section></div>
<section><h2>Icons</h2><div>${Object.values(iconPaths).map(icon).join('')}</div></section></main>`;

/** Sizes by attribute: the content security policy forbids `style` attributes. */
export const specimenSizes =
  each(radius, (name) => `[data-radius=${name}]{border-radius:var(--radius-${name})}`) +
  each(shadow.light, (name) => `[data-shadow=${name}]{box-shadow:var(--shadow-${name})}`) +
  each(space, (name) => `[data-space="${name}"]{height:var(--space-${name})}`);
