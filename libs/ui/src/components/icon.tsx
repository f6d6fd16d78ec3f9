import { styled } from 'styled-components';
import * as iconPaths from '../tokens/icons.js';

export type IconName = keyof typeof iconPaths;

/** SVG wrapper of the icons: strokes on a 24-unit grid. Decorative, so text must be next to it. */
export const IconDrawing = styled.svg.attrs({
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
})`
  width: 1.25em;
  height: 1.25em;
  flex: none;
`;

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <IconDrawing className={className}>
      <path d={iconPaths[name]} />
    </IconDrawing>
  );
}
