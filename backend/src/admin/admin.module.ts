import { Module } from '@nestjs/common';

import { BecomeFirstOwner } from './staff/become-first-owner.use-case.js';
import { FindStaff } from './staff/find-staff.query.js';
import { MakeFirstOwner } from './staff/make-first-owner.use-case.js';
import { OpenDashboard } from './staff/open-dashboard.use-case.js';
import { SessionController } from './staff/session.controller.js';
import { SignIn } from './staff/sign-in.use-case.js';
import { SignOut } from './staff/sign-out.use-case.js';
import { UnknownCallsController } from './staff/unknown-calls.controller.js';

const useCases = [BecomeFirstOwner, FindStaff, MakeFirstOwner, OpenDashboard, SignIn, SignOut];

/** Who works on the site. */
@Module({ providers: useCases, exports: useCases })
export class AdminModule {}

/** Its HTTP edge. */
@Module({ imports: [AdminModule], controllers: [SessionController] })
export class AdminWebModule {}

/** To be wired after every other module: what it answers, nobody else has. */
@Module({ controllers: [UnknownCallsController] })
export class AdminLastModule {}
