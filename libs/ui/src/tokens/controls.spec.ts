import { describe, expect, it } from '@jest/globals';
import * as controls from './controls.js';
import { widgetCss, widgetTokenCss } from './properties.js';
import { tokenCss } from './token-css.js';

const styles = Object.values(controls).join('');

const undeclared = (css: string, declared: string) =>
  [...css.matchAll(/var\((--[\w-]+)/g)]
    .map(([, name]) => name)
    .filter((name) => !declared.includes(`${name}:`));

describe('Styles of controls', () => {
  it('use only properties that our pages declare', () => {
    expect(undeclared(styles, tokenCss)).toEqual([]);
  });

  it('use only properties that a widget declares on a page of others', () => {
    expect(undeclared(widgetCss(styles), widgetTokenCss())).toEqual([]);
  });
});

describe('widgetTokenCss', () => {
  it('falls back to the values of the table in both schemes', () => {
    const [light, dark] = widgetTokenCss().split('@media (prefers-color-scheme:dark)');
    expect(light).toContain('--widget-color-surface:var(--color-surface,#fffdf9);');
    expect(dark).toContain('--widget-color-surface:var(--color-surface,#1c202b);');
    expect(dark).toContain('--widget-radius-small:var(--radius-small,8px);');
  });
});
