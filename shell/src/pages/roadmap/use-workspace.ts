import { ApiError } from '@lectern/api-client';
import { closeRoadmap, deleteEverything, fetchRoadmap, type Roadmap } from '@lectern/api-client/legal';
import { useCallback, useEffect, useState } from 'react';

type ClosedReason = 'ended' | 'signedOut' | 'more';

export type WorkspaceState =
  | { step: 'opening' }
  | { step: 'unreachable' }
  /** `open`: what can be seen without a code all the same. */
  | { step: 'closed'; reason?: ClosedReason; open?: Roadmap }
  | { step: 'open'; roadmap: Roadmap }
  | { step: 'gone' };

export interface WorkspaceControls {
  state: WorkspaceState;
  /** False for what stands when the page is opened: nobody’s focus is moved then. */
  isMoved: boolean;
  drafts: Drafts;
  /** Asks for what this browser opens. @throws nothing: what went wrong is a state */
  open(): Promise<void>;
  change(next: (roadmap: Roadmap) => Roadmap): void;
  /** Looks whether a failure means that the session is over, and shows the door then. */
  notice(error: unknown): void;
  showSignIn(open: Roadmap): void;
  back(open: Roadmap): void;
  /** @throws what the call throws, but where nobody is signed in anyway */
  signOut(): Promise<void>;
  /** @throws what the call throws */
  deleteAll(): Promise<void>;
}

const isOver = (error: unknown) => error instanceof ApiError && error.status === 401;

/** What stands on the page: the door, the roadmap, or the farewell. */
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
    // The first answer stands for the page as it was opened.
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

/** What somebody writes to a step, as they have typed it. */
export interface Draft {
  notes: string;
  /** Of a field for numbers: may be empty, or no number. */
  minutes: string;
}

/** By the step's id: what is typed and not kept yet. */
type Drafts = Map<string, Draft>;

/** Holds what is not saved, whatever is shown meanwhile, and has the browser ask before it is lost. */
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
