import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Palette } from '@lectern/catalogue';
import { keepLooks, keptLooks, type Paper, stepBy, textSizesRem } from './looks.js';
import { colorElement, paperColors } from './paper-colors.js';

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
