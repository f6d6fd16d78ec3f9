import type { ContentSection } from '@lectern/api-client/admin';
import { Note } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { SavingNotices } from '../saving/index.js';
import { useStaff } from '../sign-in/session.js';
import { type Conflict, ConflictsPanel } from './conflicts-panel.js';
import { nameEntries } from './entry-names.js';
import { FindingsPanel } from './findings-panel.js';
import { keyOf } from './places.js';
import { reloadSection } from './site-editing-data.js';
import type { SectionDraft } from './use-section-draft.js';
import { textOfChanges } from './value-words.js';

interface DraftNoticesProps {
  section: ContentSection;
  draft: SectionDraft;
  conflicts: readonly Conflict[];
  onConflicts: (open: readonly Conflict[]) => void;
  /** After a published text replaced one of the draft. */
  onTaken?: () => void;
  onShown: (section: ContentSection) => void;
}

/** Above an editor: who publishes, how saving goes, and what needs a decision. */
export function DraftNotices(props: DraftNoticesProps) {
  const { section, draft, conflicts, onConflicts, onTaken, onShown } = props;
  const { saving, fields, write, changesNow } = draft;
  const { may } = useStaff();
  const mayPublish = may.includes('content.publish');
  const decide = (decided: Conflict, decision: 'keep' | 'take') => {
    const isOther = (each: { file: string; pointer: string }) => keyOf(each) !== keyOf(decided);
    onConflicts(conflicts.filter(isOther));
    if (decision === 'keep') return;
    write(changesNow().filter(isOther));
    onTaken?.();
  };
  // An unfinished text, such as of a new entry: publishing checks it.
  const isInDraft = (place: { file: string; pointer: string }) =>
    saving.value.some((change) => keyOf(change) === keyOf(place));
  return (
    <>
      {mayPublish ? null : (
        <Note>{may.includes('content.write') ? m.section.ownerPublishes : m.section.readOnly}</Note>
      )}
      <SavingNotices
        saving={saving}
        textOf={(changes) => textOfChanges(changes, nameEntries(fields, section.fields, changes))}
      />
      <ConflictsPanel conflicts={conflicts} draft={draft} onDecided={decide} />
      <FindingsPanel
        findings={section.findings.filter((finding) => finding.kind !== 'unfit' || !isInDraft(finding))}
        mayDecide={mayPublish}
        onDecided={() => void reloadSection(section.section).then(onShown)}
      />
    </>
  );
}
