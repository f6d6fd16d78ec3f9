import { describe, expect, it } from '@jest/globals';
import { inkOn, isLegible, readColor, suits } from './accent.js';

const paper = { background: '#fbf7f0', surface: '#fffdf9' };
const night = { background: '#14171f', surface: '#1c202b' };

describe('accent color', () => {
  it.each([
    ['#0a6', '#00aa66'],
    [' #7A1F2B ', '#7a1f2b'],
  ])('parses %s', (written, color) => {
    expect(readColor(written)).toBe(color);
  });

  it.each(['red', '#12345', 'url(//evil.example)', '#fff;}', '', null, 7])('rejects %s', (written) => {
    expect(readColor(written)).toBeNull();
  });

  it('is usable if text in it is readable', () => {
    expect(isLegible('#0b5d3b', paper)).toBe(true);
    expect(isLegible('#0b5d3b', night)).toBe(false);
    expect(isLegible('#ffd166', paper)).toBe(false);
    expect(isLegible('#ffd166', night)).toBe(true);
  });

  it('suits a theme that shows it legibly; with auto, one of the two schemes', () => {
    const schemes = { light: paper, dark: night };
    const yellow = (['light', 'dark', 'auto'] as const).map((theme) => suits('#ffd166', theme, schemes));
    expect(yellow).toEqual([false, true, true]);
    expect(suits('#808080', 'auto', schemes)).toBe(false);
  });

  it('gets the text color with more contrast', () => {
    expect(inkOn('#ffd166')).toBe('#000000');
    expect(inkOn('#0b5d3b')).toBe('#ffffff');
  });
});
