import { Injectable } from '@nestjs/common';

import { checkDocument } from '../../platform/uploads/documents/check-document.js';
import { DocumentFault } from '../../platform/uploads/documents/document-fault.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { type CheckedFile, formatOf, isCalled } from './sold-file.js';

function refuse(code: string, message: string): never {
  throw new DomainError('invalid', `COMMERCE.${code}`, message, [{ field: 'files', message }]);
}

/** Whether files that have come may be sold: by their endings, and by what is in them. */
@Injectable()
export class CheckFiles {
  /**
   * @param formats what the form calls them, one each, where it says so
   * @throws DomainError which names the file and what is wrong with it
   */
  async execute(
    files: readonly UploadedFile[],
    formats: readonly string[] | undefined,
  ): Promise<CheckedFile[]> {
    if (formats && formats.length !== files.length)
      refuse('FORMATS_MISSING', 'The formats must be epub, pdf or unknown, one for each file.');
    const known = files.map((file, at) => ({ ...file, format: this.formatOf(file, formats?.[at]) }));
    const checked: CheckedFile[] = [];
    for (const { name: fileName, ...file } of known) {
      await checkDocument(file.format, file.path).catch((error: unknown) => {
        if (!(error instanceof DocumentFault)) throw error;
        refuse('FILE_FAULTY', `“${fileName}” ${error.message}`);
      });
      checked.push({ ...file, fileName });
    }
    return checked;
  }

  private formatOf({ name, sizeBytes }: UploadedFile, said: string | undefined) {
    const format = formatOf(name);
    if (!format)
      return refuse('FILE_ENDING', `“${name}” cannot be sold here: files end in .pdf, .epub or .mobi.`);
    if (sizeBytes === 0) return refuse('FILE_EMPTY', `“${name}” is empty.`);
    if (said !== undefined && !isCalled(format, said))
      return refuse('FORMAT_OTHER', `“${name}” ends like a ${format} file, but the form calls it ${said}.`);
    return format;
  }
}
