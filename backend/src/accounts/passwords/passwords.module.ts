import { defineFeature } from '../../platform/features/feature.js';
import { PasswordReset } from './password-reset.entity.js';
import { ForgottenPasswordController, PasswordController } from './passwords.controller.js';
import { StaffPasswords } from './staff-passwords.js';

export const passwords = defineFeature({
  entities: [PasswordReset],
  providers: [StaffPasswords],
  controllers: [ForgottenPasswordController, PasswordController],
});
