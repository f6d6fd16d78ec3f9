import { defineFeature } from '../../platform/features/feature.js';
import { PasskeyCeremonies } from './passkey-ceremonies.js';
import { Passkey } from './passkey.entity.js';
import { PasskeysController, PasskeySignInController } from './passkeys.controller.js';
import { Passkeys } from './passkeys.js';

export const passkeys = defineFeature({
  entities: [Passkey],
  providers: [PasskeyCeremonies, Passkeys],
  controllers: [PasskeySignInController, PasskeysController],
});
