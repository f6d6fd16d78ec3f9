import { defineFeature } from '../../platform/features/feature.js';
import { Invitations } from './invitations.js';
import { StaffInvitation } from './staff-invitation.entity.js';
import { JoinController, TeamController } from './team.controller.js';
import { Team } from './team.js';

export const team = defineFeature({
  entities: [StaffInvitation],
  providers: [Invitations, Team],
  controllers: [TeamController, JoinController],
});
