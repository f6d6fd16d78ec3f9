export { type Grounds, inkOn, isLegible, readColor, type Schemes, suits } from './accent.js';
export { isProductName, isRadius, type Mode, modes, type Theme, themes } from './choices.js';
export { seal } from './envelope.js';
export { frameHeight, highestFramePx, lowestFramePx } from './frame-height.js';
export type { FrameMessage, Hello, HostMessage } from './messages.js';
export { readFrameMessage, readHello, readHostMessage } from './read-messages.js';
