import { defineFeature } from '../../platform/features/feature.js';
import { AcceptInvitation } from './accept-invitation.use-case.js';
import { ChangeRole } from './change-role.use-case.js';
import { ChangeStaffRules } from './change-staff-rules.use-case.js';
import { FindInvitation } from './find-invitation.query.js';
import { InviteHelper } from './invite-helper.use-case.js';
import { JoinController } from './join.controller.js';
import { KeepAnOwner } from './keep-an-owner.use-case.js';
import { ReadTeam } from './read-team.query.js';
import { RemoveStaff } from './remove-staff.use-case.js';
import { RevokeInvitation } from './revoke-invitation.use-case.js';
import { SendStaffInvitationLetter } from './send-staff-invitation.letter.js';
import { StaffInvitation } from './staff-invitation.entity.js';
import { TeamController } from './team.controller.js';

export const team = defineFeature({
  entities: [StaffInvitation],
  providers: [
    AcceptInvitation,
    ChangeRole,
    ChangeStaffRules,
    FindInvitation,
    InviteHelper,
    KeepAnOwner,
    ReadTeam,
    RemoveStaff,
    RevokeInvitation,
    SendStaffInvitationLetter,
  ],
  controllers: [TeamController, JoinController],
});
