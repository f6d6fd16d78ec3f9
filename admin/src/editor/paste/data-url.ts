/** File of an embedded picture, or undefined if its data is damaged. @param name without an extension */
export function fileOfDataUrl(url: string, name: string): File | undefined {
  const comma = url.indexOf(',');
  const [type = '', ...parameters] = url.slice('data:'.length, comma).toLowerCase().split(';');
  if (comma === -1 || !type.startsWith('image/')) return undefined;
  const data = url.slice(comma + 1);
  try {
    const bytes = parameters.includes('base64')
      ? Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
      : new TextEncoder().encode(decodeURIComponent(data));
    const [extension = ''] = type.slice('image/'.length).split('+');
    return new File([bytes], `${name}.${extension}`, { type });
  } catch {
    return undefined;
  }
}
