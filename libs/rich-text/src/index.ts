export { isAllowedAddress, isAllowedPicture } from './addresses.js';
export { schema } from './schema.js';
