import { styled } from 'styled-components';

const plate = `
  padding: 0.375rem 0.625rem;
  border-radius: var(--radius-small);
  background: var(--color-ink);
`;

const Picture = styled.picture`
  /* The menu and the search stay beside it on a phone. */
  max-width: min(100%, 100vw - 13.5rem);
  img {
    max-height: 2.5rem;
    object-fit: contain;
    object-position: 0 50%;
  }
  &[data-plates~='light'] {
    @media (prefers-color-scheme: light) {
      ${plate}
    }
  }
  &[data-plates~='dark'] {
    @media (prefers-color-scheme: dark) {
      ${plate}
    }
  }
`;

/** Sizes are in CSS pixels. */
interface LogoPicture {
  src: string;
  width: number;
  height: number;
}

export interface SiteLogoProps {
  logo: {
    light: LogoPicture;
    /** Null if both schemes have the same. */
    dark: LogoPicture | null;
    /** Schemes whose background would hide the logo. */
    plates: { light: boolean; dark: boolean };
  };
  name: string;
}

/** The logo of the look, named as the site. */
export function SiteLogo({ logo: { light, dark, plates }, name }: SiteLogoProps) {
  const names = (['light', 'dark'] as const).filter((scheme) => plates[scheme]);
  return (
    <Picture {...(names.length > 0 && { 'data-plates': names.join(' ') })}>
      {dark ? (
        <source
          media="(prefers-color-scheme: dark)"
          srcSet={`${dark.src} 3x`}
          width={dark.width}
          height={dark.height}
        />
      ) : null}
      <img src={light.src} width={light.width} height={light.height} alt={name} />
    </Picture>
  );
}
