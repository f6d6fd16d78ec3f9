// The dashboard's calls: beside the visitors' and never among them, so that no visitor downloads them.
export { ApiError, failureText } from '../api-error.js';
export type { Problem } from '../api-error.js';
export { request } from '../request.js';
export { send } from './send.js';
export { becomeFirstOwner, fetchSession, signIn, signOut } from './session-calls.js';
export type { FirstOwner, Session, SignIn, StaffMember } from './types.js';
