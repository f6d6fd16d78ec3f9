import { ApiError } from '@lectern/api-client';
import { closeRoadmap, deleteEverything, fetchRoadmap, type Roadmap } from '@lectern/api-client/legal';
import { useCallback, useEffect, useState } from 'react';

type ClosedReason = 'ended' | 'signedOut' | 'more';

export type WorkspaceState =
  | { step: 'opening' }
  | { step: 'unreachable' }
  /** `open`: the roadmap that this browser may show without a code. */
  | { step: 'closed'; reason?: ClosedReason; open?: Roadmap }
  | { step: 'open'; roadmap: Roadmap }
  | { step: 'gone' };

export interface WorkspaceControls {
  state: WorkspaceState;
  /** False for the first state after page load, which does not move the focus. */
  isMoved: boolean;
  drafts: Drafts;
  /** Loads what this browser may open. @throws nothing: errors are states */
  open(): Promise<void>;
  change(next: (roadmap: Roadmap) => Roadmap): void;
  /** Shows the sign-in if an error means that the session has ended. */
  notice(error: unknown): void;
  showSignIn(open: Roadmap): void;
  back(open: Roadmap): void;
  /** @throws the API's error, except if no session exists */
  signOut(): Promise<void>;
  deleteAll(): Promise<void>;
}

const isOver = (error: unknown) => error instanceof ApiError && error.status === 401;

export function useWorkspace(): WorkspaceControls {
  const [{ state, moves }, setDesk] = useState<{ state: WorkspaceState; moves: number }>({
    state: { step: 'opening' },
    moves: 0,
  });
  const drafts = useDrafts();
  const move = useCallback(
    (next: WorkspaceState) => setDesk(({ moves: before }) => ({ state: next, moves: before + 1 })),
    [],
  );

  const open = useCallback(
    () =>
      fetchRoadmap().then(
        (roadmap) => move({ step: 'open', roadmap }),
        (error: unknown) => move(isOver(error) ? { step: 'closed' } : { step: 'unreachable' }),
      ),
    [move],
  );
  useEffect(() => void open(), [open]);

  const change = useCallback((next: (roadmap: Roadmap) => Roadmap) => {
    setDesk((workspace) =>
      workspace.state.step === 'open'
        ? { ...workspace, state: { step: 'open', roadmap: next(workspace.state.roadmap) } }
        : workspace,
    );
  }, []);

  const notice = useCallback((error: unknown) => {
    if (!isOver(error)) return;
    setDesk((workspace) =>
      workspace.state.step === 'open'
        ? { state: { step: 'closed', reason: 'ended' }, moves: workspace.moves + 1 }
        : workspace,
    );
  }, []);

  return {
    ...{ state, drafts, open, change, notice },
    isMoved: moves > 1,
    showSignIn: (seen) => move({ step: 'closed', reason: 'more', open: seen }),
    back: (roadmap) => move({ step: 'open', roadmap }),
    signOut: async () => {
      await closeRoadmap();
      drafts.clear();
      move({ step: 'closed', reason: 'signedOut' });
    },
    deleteAll: async () => {
      await deleteEverything();
      drafts.clear();
      move({ step: 'gone' });
    },
  };
}

export interface Draft {
  notes: string;
  minutes: string;
}

type Drafts = Map<string, Draft>;

/** Holds unsaved input across views, and lets the browser ask before it is lost. */
function useDrafts(): Drafts {
  const [drafts] = useState(() => new Map<string, Draft>());
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (drafts.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [drafts]);
  return drafts;
}
