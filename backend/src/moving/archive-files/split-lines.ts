import { StringDecoder } from 'node:string_decoder';

/**
 * Lines of UTF-8 text that are not empty. Unlike `readline`, it separates them only by line feeds, and limits them.
 * @throws Error for a longer line
 */
export async function* splitLines(
  pieces: AsyncIterable<Buffer | string>,
  maxLength: number,
): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + (typeof piece === 'string' ? piece : decoder.write(piece))).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxLength) throw new Error('A line is too long.');
    for (const line of lines) if (line !== '') yield line;
  }
  rest += decoder.end();
  if (rest !== '') yield rest;
}
