import type { ContentSection } from '@lectern/api-client/admin';
import { ChoiceChip } from '@lectern/ui/kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Note, PageHeading, Row, showFailure, Stack, UndoBar } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { PicturePicker } from '../pictures/picture-picker.js';
import { SavingNotices } from '../saving/index.js';
import { say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { labelOf, textOfChanges, titleOf } from './field-words.js';
import { keyOf } from './places.js';
import { FindingsPanel } from './findings-panel.js';
import type { FrameHost } from './frame-editor.js';
import { type FrameHandle, NoPage, PageFrame } from './page-frame.js';
import { type Refusal, Refusals } from './refusals.js';
import { SectionActions } from './section-actions.js';
import { SectionForm } from './section-form.js';
import { SectionVersions } from './section-versions.js';
import { previewAddress, reloadSection, savedOf } from './site-editing-data.js';
import { useFormActions } from './use-form-actions.js';
import { useSectionDraft } from './use-section-draft.js';

/** On a phone, one of both is shown. */
const Desk = styled.div<{ $tab: 'form' | 'preview' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-3);
  > ${({ $tab }) => ($tab === 'form' ? ':last-child' : ':first-child')} {
    display: none;
  }
  @media (min-width: 64rem) {
    grid-template-columns: minmax(20rem, 2fr) minmax(0, 3fr);
    > :first-child,
    > :last-child {
      display: grid;
    }
    > :last-child {
      position: sticky;
      top: calc(var(--header) + var(--space-2));
    }
  }
`;

const Tabs = styled(Row)`
  @media (min-width: 64rem) {
    display: none;
  }
`;

const SHOWN_ELSEWHERE: readonly string[] = ['navigation', 'films'];

export interface SectionEditorProps {
  section: ContentSection;
}

/** The page in a frame beside a form with the same values. */
export function SectionEditor({ section }: SectionEditorProps) {
  const { section: key, path, findings } = section;
  const draft = useSectionDraft(section);
  const { saving, nodes, fields, isForeign } = draft;
  const { may } = useStaff();
  const mayWrite = may.includes('content.write');
  const mayPublish = may.includes('content.publish');
  const [tab, setTab] = useState<'form' | 'preview'>('form');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isPicking, setIsPicking] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const errors = useMemo(
    () => new Map(refusals.map((refusal) => [refusal.key, refusal.message])),
    [refusals],
  );
  const frame = useRef<FrameHandle>(null);
  const choose = useCallback((place: string) => {
    setTab('form');
    setChosen(null);
    requestAnimationFrame(() => setChosen(place));
  }, []);
  const { actions, undo, clearUndo, takeStale, markStale } = useFormActions(draft, frame, choose);

  // Structure, other values and drafts of other windows need a new drawing, once the server holds them.
  useEffect(() => {
    if (saving.state !== 'saved') return;
    const isOutdated = takeStale();
    if (!isForeign(saving.value) && !isOutdated) return;
    frame.current?.reload();
    void reloadSection(key);
  }, [saving.state, saving.revision, saving.value, isForeign, takeStale, key]);

  useEffect(() => {
    if (!chosen) return;
    const element = document.getElementById(chosen);
    element?.scrollIntoView({ block: 'center' });
    element?.querySelector<HTMLElement>('textarea, input, select, [role="textbox"], button')?.focus();
  }, [chosen, tab]);

  const shown = (now: ContentSection) => {
    setRefusals([]);
    clearUndo();
    isForeign(now.changes);
    saving.replace(savedOf(now));
    frame.current?.reload();
  };
  const host: FrameHost = {
    fieldOf: (place) => (mayWrite ? fields.get(place) : undefined),
    labelOf,
    linkFieldOf: (place) => linkBeside(place, fields),
    change: (place, text) => {
      const field = fields.get(place);
      if (field) draft.change(field, text);
    },
    ended: (_place, { missing }, isShownAsTyped) => {
      if (missing.length > 0)
        showFailure(m.field.changed, say(m.field.putBack, { names: missing.join(', ') }));
      if (!isShownAsTyped) markStale();
    },
    choose,
    choosePicture: () => setIsPicking(true),
    follow: (href) => window.open(href, '_blank', 'noopener'),
    words: m.frame,
  };
  const hasPage = path !== null || SHOWN_ELSEWHERE.includes(key);
  const portrait = fields.get('site/portrait#');
  return (
    <Stack>
      <PageHeading title={titleOf(section)} />
      {mayPublish ? null : <Note>{mayWrite ? m.section.ownerPublishes : m.section.readOnly}</Note>}
      <SavingNotices saving={saving} textOf={textOfChanges} />
      <FindingsPanel
        findings={findings.filter(
          // A text in the making, such as of a new entry: publishing says whether it fits.
          (finding) =>
            finding.kind !== 'unfit' || !saving.value.some((change) => keyOf(change) === keyOf(finding)),
        )}
        mayDecide={mayPublish}
        onDecided={() => void reloadSection(key).then(shown)}
      />
      {refusals.length > 0 ? <Refusals refusals={refusals} onChoose={choose} /> : null}
      <Tabs role="group" aria-label={m.section.tabs}>
        {(['form', 'preview'] as const).map((name) => (
          <ChoiceChip key={name} aria-pressed={name === tab} onClick={() => setTab(name)}>
            {m.section[name]}
          </ChoiceChip>
        ))}
      </Tabs>
      <Desk $tab={tab}>
        <Stack>
          <SectionForm
            nodes={nodes}
            chosen={chosen}
            form={{ errors, disabled: !mayWrite }}
            actions={actions}
          />
          <SectionVersions section={key} draft={draft} mayWrite={mayWrite} onShown={shown} />
        </Stack>
        <div>
          {hasPage ? <PageFrame ref={frame} address={previewAddress(key)} host={host} /> : <NoPage />}
        </div>
      </Desk>
      <SectionActions {...{ section, draft, mayPublish, mayWrite }} onShown={shown} onRefused={setRefusals}>
        {undo ? <UndoBar key={undo.id} done={undo} onUndone={clearUndo} /> : null}
      </SectionActions>
      {isPicking && portrait ? (
        <PicturePicker
          onPick={(picture) => {
            setIsPicking(false);
            draft.change(portrait, { picture: picture.id });
            frame.current?.showPicture(picture.thumbnailUrl ?? picture.address);
          }}
          onCancel={() => setIsPicking(false)}
        />
      ) : null}
    </Stack>
  );
}

/** The address of the link whose text is at a place. */
function linkBeside(key: string, fields: ReadonlyMap<string, { kind: string }>): string | undefined {
  const parent = key.slice(0, key.lastIndexOf('/') + 1);
  return [...fields].find(
    ([place, { kind }]) =>
      kind === 'link' && place.startsWith(parent) && !place.slice(parent.length).includes('/'),
  )?.[0];
}
