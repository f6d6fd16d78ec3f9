import type { ContentSection } from '@lectern/api-client/admin';
import { apiErrorOf, ConfirmDialog } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { showSuccess } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { ChangeList } from './change-list.js';
import { isSameValue } from '../saving/index.js';
import type { Conflict } from './conflicts-panel.js';
import { withoutPublished } from './places.js';
import type { Refusal } from './refusals.js';
import { shownChanges } from './shown-changes.js';
import { publishSection, reloadSection, savedOf } from './site-editing-data.js';
import type { SectionDraft } from './use-section-draft.js';

interface PublishDialogProps {
  section: string;
  draft: SectionDraft;
  onPublished: (section: ContentSection) => void;
  onRefused: (refusals: readonly Refusal[]) => void;
  onConflicts: (conflicts: readonly Conflict[]) => void;
  onClose: () => void;
}

const isConflicting = (problem: object | undefined): problem is { conflicts: Conflict[] } =>
  problem !== undefined && 'conflicts' in problem;

/** Shows each change beside the text of visitors, then publishes all as one version. */
export function PublishDialog(props: PublishDialogProps) {
  const { section, draft, onPublished, onRefused, onConflicts, onClose } = props;
  const { saving, fields, names } = draft;
  const finish = (now: ContentSection) => {
    onPublished(now);
    showSuccess(m.publish.done);
    onClose();
  };
  const publishing = useMutation({
    mutationFn: () => publishSection(section, saving.revision),
    onSuccess: finish,
    onError: async (error) => {
      const answer = apiErrorOf(error);
      const { status, problem } = answer ?? {};
      if (status === 422 && problem?.errors) {
        onRefused(problem.errors.map(({ field, message }) => ({ key: field, message })));
        onClose();
      }
      // Without an answer, the changes may be published all the same.
      if (answer && status !== 409) return;
      const now = await reloadSection(section);
      if (isConflicting(problem)) {
        // The server has marked the other text as seen; publishing again keeps hers.
        onPublished(now);
        onConflicts(problem.conflicts);
        onClose();
      } else if (isSameValue(withoutPublished(saving.value, now.fields), now.changes)) {
        // Nothing is left to publish if the answer to an attempt was lost.
        if (now.changes.length === 0) finish(now);
        else onPublished(now);
      } else {
        saving.compareWith(savedOf(now));
        onClose();
      }
    },
  });
  return (
    <ConfirmDialog
      title={m.publish.title}
      confirmLabel={m.publish.submit}
      busy={publishing.isPending && m.publish.busy}
      error={publishing.error}
      onConfirm={() => publishing.mutate()}
      onCancel={onClose}
    >
      <p>{m.publish.text}</p>
      <ChangeList changes={shownChanges(saving.value, fields, names)} />
    </ConfirmDialog>
  );
}
