import { describe, expect, it } from '@jest/globals';
import { defaultPoster } from './poster-colors.js';

const scheme = { background: '#fff', surface: '#f2f5ec', ink: '#172225', muted: '#596161' };
const palette = {
  light: { ...scheme, accent: '#2f5d50', onAccent: '#fafbf7' },
  dark: { ...scheme, surface: '#121a16', ink: '#e8ebe0', accent: '#9ccbb2', onAccent: '#1a211d' },
};

describe('the colors of a poster', () => {
  it('are the accent and what is legible on it', () => {
    expect(defaultPoster(palette, '#e87838').light).toEqual({ ground: '#2f5d50', text: '#fafbf7' });
    expect(defaultPoster(palette, '#e87838').dark).toEqual({ ground: '#121a16', text: '#e8ebe0' });
  });

  it('are those of paper and ink if the cover would vanish on the accent', () => {
    expect(defaultPoster(palette, '#285848').light).toEqual({ ground: '#f2f5ec', text: '#172225' });
  });
});
