import type { ContentSection } from '@lectern/api-client/admin';
import { apiErrorOf, ConfirmDialog } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { showSuccess } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { ChangeList } from './change-list.js';
import type { Refusal } from './refusals.js';
import { shownChanges } from './shown-changes.js';
import { publishSection, reloadSection } from './site-editing-data.js';
import type { SectionDraft } from './use-section-draft.js';

interface PublishDialogProps {
  section: string;
  draft: SectionDraft;
  onPublished: (section: ContentSection) => void;
  onRefused: (refusals: readonly Refusal[]) => void;
  onClose: () => void;
}

/** Shows each change beside the text of visitors, then publishes all as one version. */
export function PublishDialog({ section, draft, onPublished, onRefused, onClose }: PublishDialogProps) {
  const { saving, fields } = draft;
  const publishing = useMutation({
    mutationFn: () => publishSection(section, saving.revision),
    onSuccess: (now) => {
      onPublished(now);
      showSuccess(m.publish.done);
      onClose();
    },
    onError: async (error) => {
      const { status, problem } = apiErrorOf(error) ?? {};
      if (status === 422 && problem?.errors) {
        onRefused(problem.errors.map(({ field, message }) => ({ key: field, message })));
        onClose();
      }
      // The server has marked the other text as seen; publishing again keeps hers.
      if (status === 409) onPublished(await reloadSection(section));
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
      <ChangeList changes={shownChanges(saving.value, fields)} />
    </ConfirmDialog>
  );
}
