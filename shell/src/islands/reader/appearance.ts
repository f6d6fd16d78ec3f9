import type { Palette, SchemePalette } from '@lectern/catalogue';
import { type RefObject, useLayoutEffect, useState } from 'react';

import { store, readStored } from './local-storage.js';

export const papers = ['light', 'sepia', 'dark'] as const;

export type Paper = (typeof papers)[number];

/** Text sizes in rem, so that they scale with the browser's font size. */
export const textSizesRem = [1, 1.0625, 1.1875, 1.3125, 1.5, 1.75, 2] as const;

const usualStep = 2;

interface Appearance {
  /** Index in {@link textSizesRem}. */
  step: number;
  /** Null until chosen: then it follows the site's color scheme. */
  paper: Paper | null;
}

const key = 'lectern.reader-looks';

export function keptLooks(): Appearance {
  return readStored(key, isLooks) ?? { step: usualStep, paper: null };
}

export function keepLooks(looks: Appearance): void {
  store(key, looks);
}

export function stepBy(step: number, change: 1 | -1): number {
  return Math.min(textSizesRem.length - 1, Math.max(0, step + change));
}

function isLooks(value: unknown): value is Appearance {
  if (typeof value !== 'object' || value === null) return false;
  const { step, paper } = value as Record<string, unknown>;
  const isStep = Number.isInteger(step) && textSizesRem[Number(step)] !== undefined;
  return isStep && (paper === null || papers.some((each) => each === paper));
}

function paperOfSite(): Paper {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function useAppearance(frame: RefObject<HTMLElement | null>, palette: Palette) {
  const [looks, setLooks] = useState(keptLooks);
  const { step } = looks;
  const paper = looks.paper ?? paperOfSite();
  useLayoutEffect(() => {
    if (frame.current) colorElement(frame.current, paperColors(palette, paper), paper);
  }, [frame, palette, paper]);
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--reader-size', `${textSizesRem[step] ?? 1}rem`);
  }, [frame, step]);
  const choose = (chosen: Partial<typeof looks>) => {
    const next = { ...looks, ...chosen };
    setLooks(next);
    keepLooks(next);
  };
  return {
    step,
    paper,
    choosePaper: (chosen: Paper) => choose({ paper: chosen }),
    resize: (change: 1 | -1) => choose({ step: stepBy(step, change) }),
  };
}

const sepia = { background: '#f6ecd9', surface: '#efe2c8', ink: '#35271a', muted: '#66543f' };

/** Colors of a paper. Light and dark are the book's own; sepia is the same for all books. */
export function paperColors({ light, dark }: Palette, paper: Paper): SchemePalette {
  if (paper === 'dark') return dark;
  return paper === 'light' ? light : { ...light, ...sepia };
}

/** Sets the colors by script: the content security policy forbids `style` attributes in markup. */
export function colorElement(element: HTMLElement, colors: SchemePalette, paper: Paper): void {
  for (const [role, color] of Object.entries(colors)) {
    element.style.setProperty(`--color-${role === 'onAccent' ? 'on-accent' : role}`, String(color));
  }
  element.style.setProperty('color-scheme', paper === 'dark' ? 'dark' : 'light');
}
