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

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Finds the place in the window where a toast covers the least, by the sum of the weights below it. Among equals, the
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
      const cost = obstacles.reduce((sum, each) => (overlap(box, each) ? sum + each.weight : sum), 0);
      const distance = Math.abs(top - homeTop);
      const isBetter =
        cost < best.cost || (cost === best.cost && left === best.left && distance < best.distance);
      if (isBetter) best = { left, top, cost, distance };
    }
  }
  return { left: best.left, top: best.top };
}
