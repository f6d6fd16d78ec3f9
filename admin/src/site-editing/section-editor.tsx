import type { ContentSection } from '@lectern/api-client/admin';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { PageHeading, Stack, UndoBar } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { PicturePicker } from '../pictures/picture-picker.js';
import { useStaff } from '../sign-in/session.js';
import { titleOf } from './field-words.js';
import type { Conflict } from './conflicts-panel.js';
import { DraftNotices } from './draft-notices.js';
import { FormBesidePreview, type FormTab } from './form-beside-preview.js';
import { type FrameHandle, NoPage, PageFrame } from './page-frame.js';
import { type Refusal, Refusals } from './refusals.js';
import { SectionActions } from './section-actions.js';
import { SectionForm } from './section-form.js';
import { SectionVersions } from './section-versions.js';
import { previewAddress, reloadSection, savedOf } from './site-editing-data.js';
import { cutTo } from './texts.js';
import { useFrameHost } from './use-frame-host.js';
import { useFormActions } from './use-form-actions.js';
import { useSectionDraft } from './use-section-draft.js';

const SHOWN_ELSEWHERE: readonly string[] = ['navigation', 'films', 'events'];

export interface SectionEditorProps {
  section: ContentSection;
}

/** The page in a frame beside a form with the same values. */
export function SectionEditor({ section }: SectionEditorProps) {
  const { section: key, path } = section;
  const draft = useSectionDraft(section);
  const { saving, nodes, fields, isForeign } = draft;
  const { may } = useStaff();
  const mayWrite = may.includes('content.write');
  const mayPublish = may.includes('content.publish');
  const [tab, setTab] = useState<FormTab>('form');
  // The field of a text that was pressed on another page.
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<string | null>(search.get('field'));
  const [isPicking, setIsPicking] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
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
  const host = useFrameHost({ draft, mayWrite, choose, markStale, choosePicture: () => setIsPicking(true) });
  const hasPage = path !== null || SHOWN_ELSEWHERE.includes(key);
  const portrait = fields.get('site/portrait#');
  const form = (
    <Stack>
      <SectionForm nodes={nodes} chosen={chosen} form={{ errors, disabled: !mayWrite }} actions={actions} />
      <SectionVersions section={key} draft={draft} mayWrite={mayWrite} onShown={shown} />
    </Stack>
  );
  return (
    <Stack>
      <PageHeading title={titleOf(section)} />
      <DraftNotices
        {...{ section, draft, conflicts }}
        onConflicts={setConflicts}
        onTaken={markStale}
        onShown={shown}
      />
      {refusals.length > 0 ? <Refusals refusals={refusals} onChoose={choose} /> : null}
      {hasPage ? (
        <FormBesidePreview
          tab={tab}
          onTab={setTab}
          words={m.section}
          form={form}
          preview={<PageFrame ref={frame} address={previewAddress(key)} host={host} />}
        />
      ) : (
        <>
          <NoPage />
          {form}
        </>
      )}
      <SectionActions
        {...{ section, draft, mayPublish, mayWrite }}
        onShown={shown}
        onRefused={setRefusals}
        onConflicts={setConflicts}
      >
        {undo ? <UndoBar key={undo.id} done={undo} onUndone={clearUndo} /> : null}
      </SectionActions>
      {isPicking && portrait ? (
        <PicturePicker
          onPick={(picture) => {
            setIsPicking(false);
            draft.change(portrait, { picture: picture.id });
            const alt = fields.get('site.json#/author/portraitAlt');
            if (alt && picture.alt) draft.change(alt, cutTo(picture.alt, alt.limit ?? Infinity));
            frame.current?.showPicture(picture.thumbnailUrl ?? picture.address);
          }}
          onCancel={() => setIsPicking(false)}
        />
      ) : null}
    </Stack>
  );
}
