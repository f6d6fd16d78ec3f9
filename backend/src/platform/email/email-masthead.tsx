import { artwork, look, type SiteLogo } from '@lectern/catalogue';
import type { ColorRoles } from '@lectern/ui/tokens';

import { SERIF, siteLight } from './email-theme.js';

const PLATE = 'padding: 6px 10px !important; border-radius: 8px !important;';

/** Rules for dark mode that the logo needs; empty without one. */
export function logoRules(logo: SiteLogo | null, dark: ColorRoles): string {
  if (!logo) return '';
  const picture = logo.dark
    ? `
  .logo-light { display: none !important; }
  .logo-dark { display: inline-block !important; }`
    : '';
  const plate = logo.plates.dark
    ? `background-color: ${dark.ink} !important; ${PLATE}`
    : 'background-color: transparent !important;';
  return `${picture}
  .logo { ${plate} }`;
}

interface MastheadProps {
  siteName: string;
  siteUrl: string;
}

/** The logo, or the name of the site, which leads to it. */
export function Masthead({ siteName, siteUrl }: MastheadProps) {
  const { logo } = artwork;
  if (!logo)
    return (
      <a href={siteUrl} className="muted" style={nameStyle()}>
        {siteName}
      </a>
    );
  const { light, dark, plates } = logo;
  const plate = plates.light && { backgroundColor: look.colors.light.ink, padding: '6px 10px' };
  return (
    <a
      href={siteUrl}
      className="muted logo"
      style={{ ...nameStyle(), ...plate, borderRadius: '8px', display: 'inline-block' }}
    >
      <img
        src={siteUrl + light.pngSrc}
        alt={siteName}
        width={light.width}
        height={light.height}
        className="logo-light"
        style={{ border: 0, display: 'inline-block', verticalAlign: 'middle' }}
      />
      {dark ? (
        <img
          src={siteUrl + dark.pngSrc}
          alt=""
          width={dark.width}
          height={dark.height}
          className="logo-dark"
          style={{ border: 0, display: 'none', verticalAlign: 'middle' }}
          data-skip-in-text="true"
        />
      ) : null}
    </a>
  );
}

const nameStyle = () => ({
  color: siteLight().muted,
  fontFamily: SERIF,
  fontSize: '17px',
  letterSpacing: '0.04em',
  textDecoration: 'none',
});
