import { frameHeight, highestFramePx } from '@lectern/embed-protocol';

/**
 * Tells of the wrapper's height whenever the height to report is another: the observer reports once a drawn frame, and
 * what does not show yet (height 0) is not told.
 *
 * @returns measures at once, for a frame that is out of sight, where nothing is drawn
 */
export function reportSize(wrapper: HTMLElement, tell: (heightPx: number) => void): () => void {
  let toldPx = 0;
  const measure = () => {
    const { height } = wrapper.getBoundingClientRect();
    const heightPx = frameHeight(height);
    document.documentElement.classList.toggle('tall', height > highestFramePx);
    if (height === 0 || heightPx === toldPx) return;
    toldPx = heightPx;
    tell(heightPx);
  };
  new ResizeObserver(measure).observe(wrapper);
  return measure;
}
