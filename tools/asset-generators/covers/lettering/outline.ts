import type { PathCommand } from 'opentype.js';
import { numbers } from '../geometry/path-data.js';
import type { Point } from '../geometry/point.js';

export type { PathCommand };
export type Move = (point: Point) => Point;

/** Every point of the outline, control points too, sent through `move`. */
export function transform(commands: readonly PathCommand[], move: Move): PathCommand[] {
  return commands.map((command): PathCommand => {
    if (command.type === 'Z') return command;
    const [x, y] = move([command.x, command.y]);
    if (command.type === 'M' || command.type === 'L') return { type: command.type, x, y };
    const [x1, y1] = move([command.x1, command.y1]);
    if (command.type === 'Q') return { type: 'Q', x1, y1, x, y };
    const [x2, y2] = move([command.x2, command.y2]);
    return { type: 'C', x1, y1, x2, y2, x, y };
  });
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const along = (values: readonly number[], share: number): number => {
  const left = 1 - share;
  const [a = 0, b = 0, c = 0, d = 0] = values;
  if (values.length === 3) return left * left * a + 2 * left * share * b + share * share * c;
  return left ** 3 * a + 3 * left * left * share * b + 3 * left * share * share * c + share ** 3 * d;
};

/** The box of the ink itself, without control points, to within a hair. */
export function inkBox(commands: readonly PathCommand[]): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const touch = (x: number, y: number): void => {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  };
  let pen: Point = [0, 0];
  for (const command of commands) {
    if (command.type === 'Z') continue;
    const { x, y } = command;
    if (command.type === 'Q' || command.type === 'C') {
      const [xs, ys] =
        command.type === 'Q'
          ? [
              [pen[0], command.x1, x],
              [pen[1], command.y1, y],
            ]
          : [
              [pen[0], command.x1, command.x2, x],
              [pen[1], command.y1, command.y2, y],
            ];
      for (let step = 1; step < 12; step += 1) touch(along(xs, step / 12), along(ys, step / 12));
    }
    touch(x, y);
    pen = [x, y];
  }
  return box;
}

/** SVG path data with relative steps from the rounded pen. */
export function outlineData(commands: readonly PathCommand[], digits = 2): string {
  const unit = 10 ** digits;
  const round = (value: number): number => Math.round(value * unit) / unit;
  let pen: Point = [0, 0];
  let start: Point = [0, 0];
  let data = '';
  for (const command of commands) {
    if (command.type === 'Z') {
      data += 'z';
      pen = start;
      continue;
    }
    const [x, y] = [round(command.x), round(command.y)];
    const step = [x - pen[0], y - pen[1]];
    if (command.type === 'M') {
      data += `M${numbers([x, y], digits)}`;
      start = [x, y];
    } else if (command.type === 'L') data += `l${numbers(step, digits)}`;
    else if (command.type === 'Q')
      data += `q${numbers([command.x1 - pen[0], command.y1 - pen[1], ...step], digits)}`;
    else {
      const { x1, y1, x2, y2 } = command;
      data += `c${numbers([x1 - pen[0], y1 - pen[1], x2 - pen[0], y2 - pen[1], ...step], digits)}`;
    }
    pen = [x, y];
  }
  return data;
}
