import type { Palette, SchemePalette } from '@lectern/catalogue';
import { type RefObject, useLayoutEffect, useState } from 'react';

import { keep, kept } from './local-storage.js';

export const papers = ['light', 'sepia', 'dark'] as const;

export type Paper = (typeof papers)[number];

/** Sizes of the text in rem, so that they grow with the reader's own setting. */
export const textSizesRem = [1, 1.0625, 1.1875, 1.3125, 1.5, 1.75, 2] as const;

const usualStep = 2;

/** How a reader wants a text to look; the same for every sample. */
interface Looks {
  /** Index in {@link textSizesRem}. */
  step: number;
  /** Null until one was chosen: then the paper goes with the rest of the site. */
  paper: Paper | null;
}

const key = 'lectern.reader-looks';

export function keptLooks(): Looks {
  return kept(key, isLooks) ?? { step: usualStep, paper: null };
}

export function keepLooks(looks: Looks): void {
  keep(key, looks);
}

/** The next step up or down, as far as there is one. */
export function stepBy(step: number, change: 1 | -1): number {
  return Math.min(textSizesRem.length - 1, Math.max(0, step + change));
}

function isLooks(value: unknown): value is Looks {
  if (typeof value !== 'object' || value === null) return false;
  const { step, paper } = value as Record<string, unknown>;
  const isStep = Number.isInteger(step) && textSizesRem[Number(step)] !== undefined;
  return isStep && (paper === null || papers.some((each) => each === paper));
}

function paperOfSite(): Paper {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Size and paper, as they were last chosen, put on the frame of the reader. */
export function useLooks(frame: RefObject<HTMLElement | null>, palette: Palette) {
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

/** Old paper and brown ink; the accent stays the book's own. */
const sepia = { background: '#f6ecd9', surface: '#efe2c8', ink: '#35271a', muted: '#66543f' };

/** The colours of a sheet: light and dark are the book's two, sepia lies between them and the same for all. */
export function paperColors({ light, dark }: Palette, paper: Paper): SchemePalette {
  if (paper === 'dark') return dark;
  return paper === 'light' ? light : { ...light, ...sepia };
}

/** Puts them on an element; the content security policy forbids a `style` attribute in the page, but not this. */
export function colorElement(element: HTMLElement, colors: SchemePalette, paper: Paper): void {
  for (const [role, color] of Object.entries(colors)) {
    element.style.setProperty(`--color-${role === 'onAccent' ? 'on-accent' : role}`, String(color));
  }
  element.style.setProperty('color-scheme', paper === 'dark' ? 'dark' : 'light');
}
