const firstScreenPicture =
  /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:<source [^>]+>)?<img [^>]*fetchPriority="high"/;

/** On the open connection the first request wins, and a picture is larger than a font. */
export function picturePreload(markup: string): string {
  const [, files, sizes] = firstScreenPicture.exec(markup) ?? [];
  if (!files) return '';
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${files}" imagesizes="${sizes}" fetchpriority="high">`;
}
