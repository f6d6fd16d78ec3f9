const YOUTUBE = /^(?:www\.)?youtube(?:-nocookie)?\.com$/;

const VIMEO_PLAYER = /^\/video\/(\d{1,12})$/;
/** Part of the address of a film that is not listed. */
const VIMEO_KEY = /^[0-9a-f]{6,20}$/;

/** Page of a film, in place of its player. Other addresses stay as they are. */
export function watchAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  if (YOUTUBE.test(hostname) && pathname.startsWith('/embed/'))
    return `https://www.youtube.com/watch?v=${pathname.slice('/embed/'.length)}`;
  const film = hostname === 'player.vimeo.com' ? VIMEO_PLAYER.exec(pathname)?.[1] : undefined;
  if (!film) return address;
  const key = searchParams.get('h') ?? '';
  return `https://vimeo.com/${film}${VIMEO_KEY.test(key) ? `/${key}` : ''}`;
}
