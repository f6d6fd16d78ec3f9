import { defineFeature } from '../../platform/features/feature.js';
import { Invitations } from './invitations.js';
import { StaffInvitation } from './staff-invitation.entity.js';
import { JoinController, TeamController } from './team.controller.js';
import { Team } from './team.js';
import { TeamArchive } from './team-archive.js';

export const team = defineFeature({
  entities: [StaffInvitation],
  providers: [TeamArchive, Invitations, Team],
  controllers: [TeamController, JoinController],
});
