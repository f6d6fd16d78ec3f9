import { defineFeature } from '../../platform/features/feature.js';
import { BecomeFirstOwner } from './become-first-owner.use-case.js';
import { DescribeSession } from './describe-session.query.js';
import { FindStaff } from './find-staff.query.js';
import { MakeFirstOwner } from './make-first-owner.use-case.js';
import { OpenDashboard } from './open-dashboard.use-case.js';
import { SessionController } from './session.controller.js';
import { SignIn } from './sign-in.use-case.js';
import { SignOut } from './sign-out.use-case.js';
import { TakeTry } from './take-try.use-case.js';
import { UnknownCallsController } from './unknown-calls.controller.js';

export const staff = defineFeature({
  providers: [
    BecomeFirstOwner,
    DescribeSession,
    FindStaff,
    MakeFirstOwner,
    OpenDashboard,
    SignIn,
    SignOut,
    TakeTry,
  ],
  controllers: [SessionController, UnknownCallsController],
});
