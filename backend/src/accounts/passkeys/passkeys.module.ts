import { defineFeature } from '../../platform/features/feature.js';
import { PasskeyCeremonies } from './passkey-ceremonies.js';
import { Passkeys } from './passkeys.js';
import { PasskeySignInController, PasskeysController } from './passkeys.controller.js';
import { Passkey } from './passkey.entity.js';
export const passkeys = defineFeature({
  entities: [Passkey],
  providers: [PasskeyCeremonies, Passkeys],
  controllers: [PasskeySignInController, PasskeysController],
});
