import { Passkey } from './passkeys/passkey.entity.js';
import { PasswordReset } from './passwords/password-reset.entity.js';
import { StaffInvitation } from './team/staff-invitation.entity.js';

export const adminEntities = [Passkey, PasswordReset, StaffInvitation];
