import { ApiTags } from '#api-docs';
import {
  Body,
  Controller,
  Delete,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Req,
  Res,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentSession, CurrentStaff, ForEveryone, Needs, NeedsProof } from '../../platform/access/needs.js';
import type { Session } from '../../platform/access/session.js';
import type { Staff } from '../../platform/access/staff.js';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { SignInCookies } from '../sign-in-protection/sign-in-cookies.js';
import { SessionDto } from '../sign-in/sign-in.dto.js';
import { SignIn } from '../sign-in/sign-in.js';
import { Invitations } from './invitations.js';
import {
  InvitationTokenDto,
  InviteDto,
  JoinDto,
  OpenInvitationDto,
  RoleDto,
  StaffRulesDto,
  TeamDto,
} from './team.dto.js';
import { Team } from './team.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('staff.manage')
@Controller('api/admin/staff')
export class TeamController {
  constructor(
    private readonly team: Team,
    private readonly invitations: Invitations,
  ) {}

  @GetOf(TeamDto)
  all(@CurrentStaff() staff: Staff): Promise<TeamDto> {
    return this.team.read(staff);
  }

  @Post('invitations')
  @NeedsProof()
  @HttpCode(204)
  async invite(@Body() { email }: InviteDto, @CurrentStaff() staff: Staff): Promise<void> {
    await this.invitations.invite(staff, email);
  }

  @Delete('invitations/:id')
  @HttpCode(204)
  async revoke(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    await this.invitations.revoke(staff, id);
  }

  @Put('rules')
  @NeedsProof()
  @HttpCode(204)
  async rule(@Body() { requiresSecondFactor }: StaffRulesDto, @CurrentStaff() staff: Staff): Promise<void> {
    await this.team.changeRules(staff, requiresSecondFactor);
  }

  @Put(':id/role')
  @NeedsProof()
  @HttpCode(204)
  async role(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { role }: RoleDto,
    @CurrentStaff() staff: Staff,
  ): Promise<void> {
    await this.team.changeRole(staff, id, role);
  }

  /** Ends all sessions of a member; for the caller, all but the current one. */
  @Delete(':id/sessions')
  @NeedsProof()
  @HttpCode(204)
  async endSessions(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentStaff() staff: Staff,
    @CurrentSession() session: Session,
  ): Promise<void> {
    await this.team.endSessions(staff, session, id);
  }

  @Delete(':id')
  @NeedsProof()
  @HttpCode(204)
  async remove(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    await this.team.remove(staff, id);
  }
}

/** For invited people. The token is in the request body, because servers log URLs. */
@ForEveryone()
@Controller('api/admin/invitation')
export class JoinController {
  constructor(
    private readonly invitations: Invitations,
    private readonly signIn: SignIn,
    private readonly cookies: SignInCookies,
  ) {}

  @PostOf(OpenInvitationDto)
  @LimitRate({ name: 'staff-invitation', burst: 30, everyMs: 10_000 })
  async look(@Body() { token }: InvitationTokenDto): Promise<OpenInvitationDto> {
    const { email, invitedBy } = await this.invitations.find(token);
    return { email, invitedBy };
  }

  @PostOf(SessionDto, 'accept')
  @LimitRate({ name: 'staff-invitation', burst: 30, everyMs: 10_000 })
  async join(
    @Body() input: JoinDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    const signedIn = await this.invitations.accept({ ...input, ...this.cookies.begin(request) });
    this.cookies.setSession(request, response, signedIn.token, signedIn.deviceToken);
    return this.signIn.describe(signedIn);
  }
}
