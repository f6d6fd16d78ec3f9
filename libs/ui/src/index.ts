export { Badge, Chip, ChipList } from './components/badge.js';
export { BookCover, type BookCoverProps } from './components/book-cover.js';
export { BookObject } from './components/book-object.js';
export { Button, buttonStyles, LinkButton, type ButtonLook } from './components/button.js';
export { Card } from './components/card.js';
export { Container, Prose } from './components/container.js';
export { Disclosure } from './components/disclosure.js';
export { Field, FieldError, FieldHint, FieldLabel, type FieldProps } from './components/field.js';
export { Icon, IconDrawing } from './components/icon.js';
export { Price } from './components/price.js';
export { Eyebrow, SectionHeading } from './components/section-heading.js';
export { SiteLogo, type SiteLogoProps } from './components/site-logo.js';
export { Skeleton } from './components/skeleton.js';
export { starPath, Stars } from './components/stars.js';
export { VisuallyHidden, visuallyHidden } from './components/visually-hidden.js';
export { globalCss } from './global/global-css.js';
export { GlobalStyle } from './global/global-style.js';
export { below, darkScheme, from, lightScheme } from './media.js';
export {
  coverClass,
  coverCss,
  paletteClass,
  paletteCss,
  type ColorRoles,
  derivedColorProperties,
} from './tokens/index.js';
export { fieldCss, quietCss, selectCss } from './tokens/controls.js';
