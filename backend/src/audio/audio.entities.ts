import { AudioPreview } from './previews/audio-preview.entity.js';
import { PreviewMaking } from './previews/preview-making.entity.js';
import { PreviewPiece } from './previews/preview-piece.entity.js';
import { PreviewWish } from './previews/preview-wish.entity.js';

export const audioEntities = [AudioPreview, PreviewMaking, PreviewPiece, PreviewWish];
