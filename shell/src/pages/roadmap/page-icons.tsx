import { IconDrawing } from '@lectern/ui';

/** On the grid of the site's icons (libs/ui); separate, so that no other page loads them. */
const paths = {
  bookmark: 'M7 4.5h10v15.5l-5-3.8-5 3.8z',
  print: 'M7 9V4.5h10V9M7 17H4.5V9.5h15V17H17M7 14h10v6H7z',
} as const;

export function PageIcon({ name }: { name: keyof typeof paths }) {
  return (
    <IconDrawing>
      <path d={paths[name]} />
    </IconDrawing>
  );
}
