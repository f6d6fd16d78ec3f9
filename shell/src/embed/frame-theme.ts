import { type HostMessage, inkOn, isLegible, type Schemes } from '@lectern/embed-protocol';

type FrameTheme = Extract<HostMessage, { type: 'theme' }>;

/** CSS for a host's theme. The accent applies only in color schemes with enough contrast. */
export function themeCss(
  { accent, radius }: Pick<FrameTheme, 'accent' | 'radius'>,
  schemes: Schemes,
): string {
  const colors = accent ? `--color-accent:${accent};--color-on-accent:${inkOn(accent)}` : '';
  const inLight = accent && isLegible(accent, schemes.light);
  const inDark = accent && isLegible(accent, schemes.dark);
  const corners =
    radius === undefined
      ? ''
      : `:root{--radius-large:${radius}px;--radius-medium:${Math.round(radius * 0.6)}px;--radius-small:${Math.round(radius * 0.4)}px}`;
  return [
    inLight ? `:root[data-theme=light]{${colors}}` : '',
    inDark ? `:root[data-theme=dark]{${colors}}` : '',
    corners,
  ].join('');
}

const sheet = typeof CSSStyleSheet === 'function' ? new CSSStyleSheet() : undefined;
const darkSystem = '(prefers-color-scheme: dark)';
let latest: FrameTheme = { type: 'theme', theme: 'auto' };

function wear(): void {
  const { theme } = latest;
  const system = window.matchMedia(darkSystem).matches ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = theme === 'auto' ? system : theme;
}

export function applyTheme(theme: FrameTheme, schemes: Schemes): void {
  latest = theme;
  sheet?.replaceSync(themeCss(theme, schemes));
  if (sheet) document.adoptedStyleSheets = [sheet];
  wear();
  window.matchMedia(darkSystem).onchange = wear;
}
