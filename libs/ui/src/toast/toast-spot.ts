export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Obstacle extends Box {
  /** Cost of covering it. */
  weight: number;
}

interface Size {
  width: number;
  height: number;
}

interface Spot {
  left: number;
  top: number;
}

/** Half of the weight for any overlap, and up to the whole for the covered share of the toast. */
function costOf(toast: Box, { weight, ...other }: Obstacle): number {
  const width = Math.min(toast.right, other.right) - Math.max(toast.left, other.left);
  const height = Math.min(toast.bottom, other.bottom) - Math.max(toast.top, other.top);
  if (width <= 0 || height <= 0) return 0;
  const share = (width * height) / ((toast.right - toast.left) * (toast.bottom - toast.top));
  return (weight / 2) * (1 + share);
}

/**
 * Finds the place in the window where a toast covers the least, by the weights of what is below it. Among equals, the
 * right edge comes first, then a place beside a panel at that edge, then the left edge; and the top closest to `edge`.
 * Lengths are in CSS pixels of the window.
 */
export function toastSpot(
  toast: Size,
  view: Size,
  obstacles: readonly Obstacle[],
  edge: 'top' | 'bottom',
): Spot {
  const lastLeft = Math.max(0, view.width - toast.width);
  const lastTop = Math.max(0, view.height - toast.height);
  const homeTop = edge === 'top' ? 0 : lastTop;
  const panels = obstacles.filter(({ right }) => right >= view.width);
  const lefts = [lastLeft, ...panels.map(({ left }) => left - toast.width), 0];
  const tops = [homeTop, ...obstacles.flatMap(({ top, bottom }) => [bottom, top - toast.height])];
  let best = { left: lastLeft, top: homeTop, cost: Infinity, distance: Infinity };
  for (const left of lefts.filter((each) => each >= 0)) {
    for (const top of tops.filter((each) => each >= 0 && each <= lastTop)) {
      const box = { left, top, right: left + toast.width, bottom: top + toast.height };
      const cost = obstacles.reduce((sum, each) => sum + costOf(box, each), 0);
      const distance = Math.abs(top - homeTop);
      const isBetter =
        cost < best.cost || (cost === best.cost && left === best.left && distance < best.distance);
      if (isBetter) best = { left, top, cost, distance };
    }
  }
  return { left: best.left, top: best.top };
}
