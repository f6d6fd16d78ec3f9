import { defineFeature } from '../../platform/features/feature.js';
import { AskForPasswordLink } from './ask-for-password-link.use-case.js';
import { ChangePassword } from './change-password.use-case.js';
import { ForgottenPasswordController } from './forgotten-password.controller.js';
import { PasswordReset } from './password-reset.entity.js';
import { PasswordController } from './password.controller.js';
import { Prove } from './prove.use-case.js';
import { ResetPassword } from './reset-password.use-case.js';
import { SendPasswordLinkLetter } from './send-password-link.letter.js';
import { SetPassword } from './set-password.use-case.js';

export const passwords = defineFeature({
  entities: [PasswordReset],
  providers: [AskForPasswordLink, ChangePassword, Prove, ResetPassword, SendPasswordLinkLetter, SetPassword],
  controllers: [ForgottenPasswordController, PasswordController],
});
