import type { SiteLanguage } from '@lectern/catalogue';

import type { UnwritableFolder } from './folder-writing.js';
import { filled, messagesIn } from './messages.js';

/** Sentence on why a folder cannot be written. */
export function folderFault({ folder, code }: UnwritableFolder, language: SiteLanguage): string {
  const { folder: m } = messagesIn(language);
  const message =
    { EACCES: m.denied, EPERM: m.denied, EROFS: m.readOnly, ENOSPC: m.full, EDQUOT: m.full }[code] ??
    m.failed;
  return filled(message, { folder, code });
}
