import { describe, expect, it } from '@jest/globals';
import { toastSpot } from './toast-spot.js';

const HEADING = 100;
const SHEET = 10_000;
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const wide = { width: 416, height: 100 };
const narrow = { width: 390, height: 100 };

const across = (top: number, bottom: number, weight = HEADING) => ({
  left: 0,
  right: 1440,
  top,
  bottom,
  weight,
});

describe('The place of a toast', () => {
  it('is the upper right corner of an empty window, or the lower one', () => {
    expect(toastSpot(wide, desktop, [], 'top')).toEqual({ left: 1024, top: 0 });
    expect(toastSpot(wide, desktop, [], 'bottom')).toEqual({ left: 1024, top: 800 });
  });

  it('is below a heading at the top, or above one at the bottom', () => {
    const headings = [across(0, 72, 1000), across(90, 130), across(780, 820)];
    expect(toastSpot(narrow, phone, headings, 'top').top).toBe(130);
    expect(toastSpot(narrow, phone, headings, 'bottom').top).toBe(680);
  });

  it('covers no heading where there is room between two', () => {
    const headings = [0, 150, 300, 380, 500, 700].map((top) => across(top, top + 60));
    expect(toastSpot(narrow, phone, headings, 'top').top).toBe(560);
  });

  it('is beside a panel, and above a bottom sheet', () => {
    const panel = { left: 960, right: 1440, top: 0, bottom: 900, weight: SHEET };
    expect(toastSpot(wide, desktop, [panel], 'top')).toEqual({ left: 544, top: 0 });
    const sheet = { ...across(128, 844, SHEET), right: 390 };
    expect(toastSpot(narrow, phone, [sheet, across(0, 60)], 'top').top).toBe(28);
  });

  it('covers the least if everything is taken', () => {
    const full = [across(0, 400, SHEET), across(400, 844, HEADING)];
    expect(toastSpot(narrow, phone, full, 'top').top).toBe(400);
    const low = [across(90, 844, SHEET)];
    expect(toastSpot(narrow, phone, low, 'top').top).toBe(0);
  });
});
