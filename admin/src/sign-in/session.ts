import type { Session, StaffMember } from '@lectern/api-client/admin';
import { create } from 'zustand';
import { api } from '../api.js';

/**
 * Who is signed in. `second-step`: the password was right, and is not enough without one of these. `set-up`: they are in, and have to set up
 * a second step before anything else. `ended`: somebody was in, and the server knows the session no more; what they had
 * typed still stands, and waits until they have signed in again.
 */
type SessionState =
  | { status: 'asking' | 'unreachable'; staff: null }
  | { status: 'out'; staff: null; hasOwner: boolean }
  | { status: 'second-step'; staff: null; secondSteps: Session['secondSteps'] }
  | { status: 'in' | 'set-up' | 'ended'; staff: StaffMember };

export const useSession = create<SessionState>(() => ({ status: 'asking', staff: null }));

function stateOf({ staff, next, secondSteps, hasOwner }: Session): SessionState {
  if (staff) return { status: next === 'set-up' ? next : 'in', staff };
  return next === 'second-step' ? { status: next, staff, secondSteps } : { status: 'out', staff, hasOwner };
}

/** The server has said who is signed in. */
export function arrive(session: Session): void {
  useSession.setState(stateOf(session), true);
}

/** A call was refused for want of a session. */
export function sessionEnded(): void {
  const { staff } = useSession.getState();
  if (staff) useSession.setState({ status: 'ended', staff }, true);
}

/** A call was refused for want of a second step, which everybody must have from now on. */
export function setUpAsked(): void {
  const { status, staff } = useSession.getState();
  // Whoever signs in anew over their page sets it up there.
  if (status === 'in') useSession.setState({ status: 'set-up', staff }, true);
}

/** Asks the server who is signed in. */
export async function askForSession(): Promise<void> {
  useSession.setState({ status: 'asking', staff: null }, true);
  try {
    arrive(await api.GET('/api/admin/me'));
  } catch {
    useSession.setState({ status: 'unreachable', staff: null }, true);
  }
}

/** Asks again for whoever comes back: a session that ended meanwhile is taken up before there is work to lose. */
export async function lookAgain(): Promise<void> {
  if (document.visibilityState !== 'visible' || useSession.getState().status !== 'in') return;
  const session = await api.GET('/api/admin/me').catch(() => undefined);
  if (session && !session.staff) sessionEnded();
}

/** Whoever works here; only for what is drawn when somebody does. */
export function useStaff(): StaffMember {
  const { staff } = useSession();
  if (!staff) throw new Error('Nobody is signed in.');
  return staff;
}
