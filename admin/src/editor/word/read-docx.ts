import { DOCX_TIMEOUT_MS, MAX_DOCX_BYTES } from '../paste/paste-rules.js';

export type DocxFault = 'tooLarge' | 'tooSlow' | 'unreadable';

/** A Word document that cannot be read. */
export class DocxError extends Error {
  override readonly name = 'DocxError';

  constructor(readonly fault: DocxFault) {
    super(`docx: ${fault}`);
  }
}

/** Reads a Word document in a worker, which ends with the time limit. @returns its HTML @throws DocxError */
export async function readDocx(file: File): Promise<string> {
  if (file.size > MAX_DOCX_BYTES) throw new DocxError('tooLarge');
  const bytes = await file.arrayBuffer();
  const reader = new Worker(new URL('docx-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new DocxError('tooSlow')), DOCX_TIMEOUT_MS);
      const fail = () => {
        clearTimeout(timer);
        reject(new DocxError('unreadable'));
      };
      reader.addEventListener('message', ({ data }: MessageEvent<{ html?: string }>) => {
        clearTimeout(timer);
        if (data.html === undefined) fail();
        else resolve(data.html);
      });
      reader.addEventListener('error', fail);
      reader.postMessage(bytes, [bytes]);
    });
  } finally {
    reader.terminate();
  }
}
