import { defineFeature } from '../../platform/features/feature.js';
import { TellAccountChangeLetter } from './tell-account-change.letter.js';
import { TellAccountChange } from './tell-account-change.use-case.js';

export const accountLetters = defineFeature({
  providers: [TellAccountChange, TellAccountChangeLetter],
});
