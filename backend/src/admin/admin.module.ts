import { Module } from '@nestjs/common';

import { AccountController } from './account/account.controller.js';
import { ChangeName } from './account/change-name.use-case.js';
import { EndSessions } from './account/end-sessions.use-case.js';
import { ReadAccount } from './account/read-account.query.js';
import { TellAccountChangeLetter } from './letters/tell-account-change.letter.js';
import { TellAccountChange } from './letters/tell-account-change.use-case.js';
import { AddPasskey } from './passkeys/add-passkey.use-case.js';
import { ChangePasskeys } from './passkeys/change-passkeys.use-case.js';
import { OfferPasskeySignIn } from './passkeys/offer-passkey-sign-in.use-case.js';
import { OfferPasskey } from './passkeys/offer-passkey.use-case.js';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { SignInWithPasskey } from './passkeys/sign-in-with-passkey.use-case.js';
import { AskForPasswordLink } from './passwords/ask-for-password-link.use-case.js';
import { ChangePassword } from './passwords/change-password.use-case.js';
import { ForgottenPasswordController } from './passwords/forgotten-password.controller.js';
import { PasswordController } from './passwords/password.controller.js';
import { Prove } from './passwords/prove.use-case.js';
import { ResetPassword } from './passwords/reset-password.use-case.js';
import { SendPasswordLinkLetter } from './passwords/send-password-link.letter.js';
import { SetPassword } from './passwords/set-password.use-case.js';
import { BeginSecondFactor } from './second-factor/begin-second-factor.use-case.js';
import { CheckSecondFactor } from './second-factor/check-second-factor.use-case.js';
import { ConfirmSecondFactor } from './second-factor/confirm-second-factor.use-case.js';
import { MakeRecoveryCodes } from './second-factor/make-recovery-codes.use-case.js';
import { RenewRecoveryCodes } from './second-factor/renew-recovery-codes.use-case.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondStepController } from './second-factor/second-step.controller.js';
import { TakeSecondStep } from './second-factor/take-second-step.use-case.js';
import { TurnOffSecondFactor } from './second-factor/turn-off-second-factor.use-case.js';
import { BecomeFirstOwner } from './staff/become-first-owner.use-case.js';
import { DescribeSession } from './staff/describe-session.query.js';
import { FindStaff } from './staff/find-staff.query.js';
import { MakeFirstOwner } from './staff/make-first-owner.use-case.js';
import { OpenDashboard } from './staff/open-dashboard.use-case.js';
import { SessionController } from './staff/session.controller.js';
import { SignIn } from './staff/sign-in.use-case.js';
import { SignOut } from './staff/sign-out.use-case.js';
import { TakeTry } from './staff/take-try.use-case.js';
import { UnknownCallsController } from './staff/unknown-calls.controller.js';
import { AcceptInvitation } from './team/accept-invitation.use-case.js';
import { ChangeRole } from './team/change-role.use-case.js';
import { ChangeStaffRules } from './team/change-staff-rules.use-case.js';
import { FindInvitation } from './team/find-invitation.query.js';
import { InviteHelper } from './team/invite-helper.use-case.js';
import { JoinController } from './team/join.controller.js';
import { KeepAnOwner } from './team/keep-an-owner.use-case.js';
import { ReadTeam } from './team/read-team.query.js';
import { RemoveStaff } from './team/remove-staff.use-case.js';
import { RevokeInvitation } from './team/revoke-invitation.use-case.js';
import { SendStaffInvitationLetter } from './team/send-staff-invitation.letter.js';
import { TeamController } from './team/team.controller.js';

const signingIn = [
  BecomeFirstOwner,
  CheckSecondFactor,
  DescribeSession,
  FindStaff,
  MakeFirstOwner,
  OfferPasskeySignIn,
  OpenDashboard,
  SignIn,
  SignInWithPasskey,
  SignOut,
  TakeSecondStep,
  TakeTry,
];
const account = [
  AddPasskey,
  AskForPasswordLink,
  BeginSecondFactor,
  ChangeName,
  ChangePasskeys,
  ChangePassword,
  ConfirmSecondFactor,
  EndSessions,
  MakeRecoveryCodes,
  OfferPasskey,
  Prove,
  ReadAccount,
  RenewRecoveryCodes,
  ResetPassword,
  SetPassword,
  TellAccountChange,
  TurnOffSecondFactor,
];
const team = [
  AcceptInvitation,
  ChangeRole,
  ChangeStaffRules,
  FindInvitation,
  InviteHelper,
  KeepAnOwner,
  ReadTeam,
  RemoveStaff,
  RevokeInvitation,
];

const useCases = [...signingIn, ...account, ...team];

/** Who works on the site. */
@Module({ providers: useCases, exports: useCases })
export class AdminModule {}

/** Its HTTP edge. */
@Module({
  imports: [AdminModule],
  controllers: [
    SessionController,
    SecondStepController,
    PasskeySignInController,
    ForgottenPasswordController,
    JoinController,
    AccountController,
    PasswordController,
    SecondFactorController,
    PasskeysController,
    TeamController,
  ],
})
export class AdminWebModule {}

/** Its letters. */
@Module({
  imports: [AdminModule],
  providers: [SendPasswordLinkLetter, SendStaffInvitationLetter, TellAccountChangeLetter],
})
export class AdminWorkerModule {}

/** To be wired after every other module: what it answers, nobody else has. */
@Module({ controllers: [UnknownCallsController] })
export class AdminLastModule {}
