import type { Session, StaffMember } from '@lectern/api-client/admin';
import { create } from 'zustand';
import { api } from '../api.js';
import { setShop } from '../shop.js';

/**
 * State of the session. `second-step`: the password was right, and one of these steps is still needed.
 * `set-up`: signed in, but a second step must be set up first. `ended`: the session expired; the page stays
 * with its typed text until the user signs in again.
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

export function setSession(session: Session): void {
  if (session.shop) setShop(session.shop);
  useSession.setState(stateOf(session), true);
}

export function sessionEnded(): void {
  const { staff } = useSession.getState();
  if (staff) useSession.setState({ status: 'ended', staff }, true);
}

export function requireSetUp(): void {
  const { status, staff } = useSession.getState();
  // A user who signs in again over the page sets it up there.
  if (status === 'in') useSession.setState({ status: 'set-up', staff }, true);
}

export async function fetchSession(): Promise<void> {
  useSession.setState({ status: 'asking', staff: null }, true);
  try {
    setSession(await api.GET('/api/admin/me'));
  } catch {
    useSession.setState({ status: 'unreachable', staff: null }, true);
  }
}

/**
 * Checks the session when the user returns to the tab, so that an expired one is renewed before they start
 * typing.
 */
export async function checkSession(): Promise<void> {
  if (document.visibilityState !== 'visible' || useSession.getState().status !== 'in') return;
  const session = await api.GET('/api/admin/me').catch(() => undefined);
  if (session && !session.staff) sessionEnded();
}

/** The signed-in admin. Use it only in components that render while signed in. */
export function useStaff(): StaffMember {
  const { staff } = useSession();
  if (!staff) throw new Error('Nobody is signed in.');
  return staff;
}
