import { IconDrawing } from '@lectern/ui';
import { iconPaths } from '@lectern/ui/tokens';
import { styled } from 'styled-components';

const Drawing = styled(IconDrawing)`
  width: 1.5rem;
  height: 1.5rem;
`;

const speaker = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z';
const ten = 'M9.6 10.6l1-.8v5M14 9.8c-.9 0-1.4 1-1.4 2.5s.5 2.5 1.4 2.5 1.4-1 1.4-2.5-.5-2.5-1.4-2.5';

/** On the grid of the site's icons (libs/ui); separate, so that no other page loads them. */
const paths = {
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  sound: `${speaker}M15.5 9a4.2 4.2 0 010 6M18 6.5a7.8 7.8 0 010 11`,
  silence: `${speaker}M16 9.5l5 5M21 9.5l-5 5`,
  captions: 'M3.5 5.5h17v13h-17zM10.5 10.6a2 2 0 100 2.8M17 10.6a2 2 0 100 2.8',
  fullScreen: 'M4.5 9.5v-5h5M14.5 4.5h5v5M19.5 14.5v5h-5M9.5 19.5h-5v-5',
  back10: `M8 4.5h4a7.5 7.5 0 11-7.5 7.5M10.5 2L8 4.5 10.5 7${ten}`,
  forward10: `M16 4.5h-4a7.5 7.5 0 107.5 7.5M13.5 2L16 4.5 13.5 7${ten}`,
  close: iconPaths.close,
} as const;

export function PlayerIcon({ name, className }: { name: keyof typeof paths; className?: string }) {
  return (
    <Drawing className={className}>
      <path d={paths[name]} />
    </Drawing>
  );
}
