import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF, on one line. */
export async function pdfText(file: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await task.promise;
  const pages = Array.from({ length: document.numPages }, async (_, at) => {
    const { items } = await (await document.getPage(at + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  const text = (await Promise.all(pages)).join(' ').replaceAll(/\s+/g, ' ');
  await task.destroy();
  return text;
}
