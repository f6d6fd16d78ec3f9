import { defineFeature } from '../../platform/features/feature.js';
import { AddPasskey } from './add-passkey.use-case.js';
import { ChangePasskeys } from './change-passkeys.use-case.js';
import { OfferPasskeySignIn } from './offer-passkey-sign-in.use-case.js';
import { OfferPasskey } from './offer-passkey.use-case.js';
import { PasskeySignInController } from './passkey-sign-in.controller.js';
import { Passkey } from './passkey.entity.js';
import { PasskeysController } from './passkeys.controller.js';
import { SignInWithPasskey } from './sign-in-with-passkey.use-case.js';

export const passkeys = defineFeature({
  entities: [Passkey],
  providers: [AddPasskey, ChangePasskeys, OfferPasskey, OfferPasskeySignIn, SignInWithPasskey],
  controllers: [PasskeySignInController, PasskeysController],
});
