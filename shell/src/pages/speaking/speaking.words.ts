import type { PageWords } from '@lectern/catalogue';
import { livingPath } from '../../navigation/living-path.js';
import { pageFileContent } from '../../page-content.js';
import type { PageContent } from '../../words.js';

export interface SpeakingWords extends PageWords<'speaking'> {
  contactPath: string;
}

export async function speakingContent(): Promise<PageContent<SpeakingWords>> {
  const { words, ...rest } = await pageFileContent('speaking');
  return { ...rest, words: { ...words, contactPath: livingPath('/contact') ?? '#contact' } };
}
