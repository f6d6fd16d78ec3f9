import { fetchSession, type Session, type StaffMember } from '@lectern/api-client/admin';
import { create } from 'zustand';

/**
 * Who is at the desk. `second-step`: the password was right, and is not enough. `set-up`: she is in, and has to set up
 * a second step before anything else. `ended`: somebody was in, and the server knows the session no more; what she had
 * typed still stands, and waits until she has signed in again.
 */
type DeskSession =
  | { status: 'asking' | 'unreachable' | 'out' | 'second-step'; staff: null }
  | { status: 'in' | 'set-up' | 'ended'; staff: StaffMember };

export const useDeskSession = create<DeskSession>(() => ({ status: 'asking', staff: null }));

function stateOf({ staff, next }: Session): DeskSession {
  if (staff) return { status: next === 'set-up' ? next : 'in', staff };
  return { status: next === 'second-step' ? next : 'out', staff: null };
}

/** The server has said who is signed in. */
export function arrive(session: Session): void {
  useDeskSession.setState(stateOf(session), true);
}

/** A call was refused for want of a session. */
export function sessionEnded(): void {
  const { staff } = useDeskSession.getState();
  if (staff) useDeskSession.setState({ status: 'ended', staff }, true);
}

/** A call was refused for want of a second step, which everybody must have from now on. */
export function setUpAsked(): void {
  const { staff } = useDeskSession.getState();
  if (staff) useDeskSession.setState({ status: 'set-up', staff }, true);
}

/** Asks the server who is signed in. */
export async function askForSession(): Promise<void> {
  useDeskSession.setState({ status: 'asking', staff: null }, true);
  try {
    arrive(await fetchSession());
  } catch {
    useDeskSession.setState({ status: 'unreachable', staff: null }, true);
  }
}

/** Asks again for whoever comes back: a session that ended meanwhile is taken up before there is work to lose. */
export async function lookAgain(): Promise<void> {
  if (document.visibilityState !== 'visible' || useDeskSession.getState().status !== 'in') return;
  const session = await fetchSession().catch(() => undefined);
  if (session && !session.staff) sessionEnded();
}

/** Whoever works here; only for what is drawn when somebody does. */
export function useStaff(): StaffMember {
  const { staff } = useDeskSession();
  if (!staff) throw new Error('Nobody is signed in.');
  return staff;
}
