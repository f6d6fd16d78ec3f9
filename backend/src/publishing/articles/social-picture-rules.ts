/** As link previews show it, in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };
export const SOCIAL_JPEG_QUALITY = 84;

const FOLDER = 'social-pictures/';
const NAME = /^(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(?<version>[1-9]\d{0,8})\.jpg$/;

interface PublishedVersion {
  id: string;
  version: number;
}

export const socialPictureAddress = ({ id, version }: PublishedVersion): string =>
  `/${FOLDER}${id}-${version}.jpg`;

/** @returns undefined for a name that no article has */
export function versionOfName(name: string): PublishedVersion | undefined {
  const { id, version } = NAME.exec(name)?.groups ?? {};
  return id && version ? { id, version: Number(version) } : undefined;
}

export const socialPictureKeys = (id: string): string => `${FOLDER}${id}-`;
export const socialPictureKey = ({ id, version }: PublishedVersion): string =>
  `${socialPictureKeys(id)}${version}.jpg`;

/** Part of a picture that has the proportions of {@link SOCIAL_SIZE}, with the focal point as near its middle as possible. */
export function socialCrop({
  width,
  height,
  focusX,
  focusY,
}: {
  width: number;
  height: number;
  focusX: number;
  focusY: number;
}): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(width / SOCIAL_SIZE.width, height / SOCIAL_SIZE.height);
  const cropWidth = Math.max(1, Math.floor(SOCIAL_SIZE.width * scale));
  const cropHeight = Math.max(1, Math.floor(SOCIAL_SIZE.height * scale));
  const startOf = (length: number, cropped: number, focus: number) =>
    Math.round(Math.min(Math.max(0, focus * length - cropped / 2), length - cropped));
  return {
    left: startOf(width, cropWidth, focusX),
    top: startOf(height, cropHeight, focusY),
    width: cropWidth,
    height: cropHeight,
  };
}
