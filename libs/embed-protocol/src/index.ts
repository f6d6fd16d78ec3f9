export { type Grounds, inkOn, isLegible, readColor, type Schemes, suits } from './accent.js';
export {
  frameHeight,
  type FrameMessage,
  type Hello,
  highestFramePx,
  type HostMessage,
  isProductName,
  isRadius,
  lowestFramePx,
  type Mode,
  modes,
  type Theme,
  themes,
} from './messages.js';
export { readFrameMessage, readHello, readHostMessage, seal } from './read-messages.js';
