import { IconDrawing } from '@lectern/ui';

/** On the grid of the site's icons (libs/ui); separate, so that no other page loads it. */
export function PrintIcon() {
  return (
    <IconDrawing>
      <path d="M7 9V4.5h10V9M7 17H4.5V9.5h15V17H17M7 14h10v6H7z" />
    </IconDrawing>
  );
}
