export { Pictures } from './pictures/pictures.js';
export { type PictureUse, PictureUses, type PictureUseSource } from './pictures/picture-uses.js';
export { isPictureId, pictureAddress } from './pictures/picture-rules.js';
