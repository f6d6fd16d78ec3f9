import { sentences as accounts } from './accounts/sentences.de.js';
import { sentences as audio } from './audio/sentences.de.js';
import { sentences as commerce } from './commerce/sentences.de.js';
import { sentences as leads } from './leads/sentences.de.js';
import { sentences as legal } from './legal/sentences.de.js';
import { sentences as moving } from './moving/sentences.de.js';
import { sentences as ownerTools } from './owner-tools/sentences.de.js';
import { addSentences, type Sentences } from './platform/http/sentence-catalogues.js';
import { sentences as publishing } from './publishing/sentences.de.js';
import { sentences as platform } from './platform/sentences.de.js';

/** Of all modules, by language; the English ones are in the code. */
export const translations: Readonly<Record<string, readonly Sentences[]>> = {
  de: [platform, accounts, audio, commerce, leads, legal, moving, ownerTools, publishing],
};

/** Lets errors speak the languages of the site and its people. */
export function loadSentences(): void {
  for (const [language, all] of Object.entries(translations)) {
    for (const sentences of all) addSentences(language, sentences);
  }
}
