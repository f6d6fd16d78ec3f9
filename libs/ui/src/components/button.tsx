import { styled, css } from 'styled-components';
import { buttonCss, disabledCss, quietCss, solidCss } from '../tokens/controls.js';

export interface ButtonLook {
  /** `solid` for the primary action, `quiet` for others. */
  $look?: 'solid' | 'quiet';
  $wide?: boolean;
}

export const buttonStyles = css<ButtonLook>`
  ${buttonCss}
  ${({ $wide }) => ($wide ? 'width: 100%;' : '')}
  ${({ $look = 'solid' }) => ($look === 'solid' ? solidCss : quietCss)}
  ${disabledCss}
`;

export const Button = styled.button.attrs(({ type = 'button' }) => ({ type }))<ButtonLook>`
  ${buttonStyles}
`;

/** A link styled as a button. Pass a router's link in `as` for pages of the same site. */
export const LinkButton = styled.a<ButtonLook>`
  ${buttonStyles}
`;
