import type { ContentSection } from '@lectern/api-client/admin';
import type { Look, SchemeName } from '@lectern/ui/tokens';
import { useEffect, useRef, useState } from 'react';

import { PageHeading, Stack } from '../components/index.js';
import { look as m } from '../messages.js';
import { say } from '../say.js';
import type { Conflict } from '../site-editing/conflicts-panel.js';
import { DraftNotices } from '../site-editing/draft-notices.js';
import { FormBesidePreview, type FormTab } from '../site-editing/form-beside-preview.js';
import type { FrameHandle } from '../site-editing/page-frame.js';
import { withReset } from '../site-editing/places.js';
import { type Refusal, Refusals } from '../site-editing/refusals.js';
import { SectionActions } from '../site-editing/section-actions.js';
import { SectionVersions } from '../site-editing/section-versions.js';
import { savedOf } from '../site-editing/site-editing-data.js';
import { useSectionDraft } from '../site-editing/use-section-draft.js';
import { useStaff } from '../sign-in/session.js';
import { ColorsPanel } from './colors-panel.js';
import { LogoPanel } from './logo-panel.js';
import { LookPreview } from './look-preview.js';
import { LookReset } from './look-reset.js';
import { lookOf, unreadableSchemes, withLook } from './look-values.js';
import { ShapePanels } from './shape-panels.js';

export interface LookEditorProps {
  section: ContentSection;
}

/** The look of the draft beside five pages in it. */
export function LookEditor({ section }: LookEditorProps) {
  const draft = useSectionDraft(section);
  const { saving, fields, write, changesNow } = draft;
  const { may } = useStaff();
  const mayWrite = may.includes('content.write');
  const mayPublish = may.includes('content.publish');
  const [tab, setTab] = useState<FormTab>('form');
  const [scheme, setScheme] = useState<SchemeName>('light');
  const [isRefused, setIsRefused] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const frame = useRef<FrameHandle>(null);
  const drawn = useRef(saving.revision);
  const alert = useRef<HTMLDivElement>(null);
  const look = lookOf(fields);
  const unreadable = unreadableSchemes(look);
  useEffect(() => {
    if (saving.state !== 'saved' || saving.revision === drawn.current) return;
    drawn.current = saving.revision;
    frame.current?.reload();
  }, [saving.state, saving.revision]);
  useEffect(() => {
    if (isRefused) alert.current?.scrollIntoView({ block: 'center' });
  }, [isRefused]);

  const change = (changed: Partial<Look>) => {
    setIsRefused(false);
    setRefusals([]);
    write(withLook(changesNow(), fields, { ...look, ...changed }));
  };
  const shown = (now: ContentSection) => {
    setIsRefused(false);
    setRefusals([]);
    saving.replace(savedOf(now));
    drawn.current = now.revision;
    frame.current?.reload();
  };
  return (
    <Stack>
      <PageHeading
        title={m.page.title}
        lead={m.page.lead}
        actions={
          mayPublish ? <LookReset section={section} settle={() => saving.saveNow()} onShown={shown} /> : null
        }
      />
      <DraftNotices {...{ section, draft, conflicts }} onConflicts={setConflicts} onShown={shown} />
      <div ref={alert} role="alert">
        {isRefused && unreadable.length > 0
          ? say(m.contrast.refused, { schemes: unreadable.map((name) => m.colors[name]).join(', ') })
          : null}
      </div>
      {refusals.length > 0 ? <Refusals refusals={refusals} onChoose={() => setTab('form')} /> : null}
      <FormBesidePreview
        tab={tab}
        onTab={setTab}
        words={m.page}
        form={
          <Stack>
            <LogoPanel
              fields={fields}
              disabled={!mayWrite}
              onChange={draft.change}
              onRemove={(removed) => write(removed.reduce(withReset, changesNow()))}
            />
            <ColorsPanel
              colors={look.colors}
              scheme={scheme}
              disabled={!mayWrite}
              onScheme={setScheme}
              onColors={(colors) => change({ colors })}
            />
            <ShapePanels look={look} disabled={!mayWrite} onLook={change} />
            <SectionVersions section="look" draft={draft} mayWrite={mayWrite} onShown={shown} />
          </Stack>
        }
        preview={<LookPreview ref={frame} scheme={scheme} isPartial={unreadable.length > 0} />}
      />
      <SectionActions
        {...{ section, draft, mayPublish, mayWrite }}
        hasReset={false}
        mayAsk={() => {
          setIsRefused(unreadable.length > 0);
          if (unreadable[0]) setScheme(unreadable[0]);
          return unreadable.length === 0;
        }}
        onShown={shown}
        onRefused={setRefusals}
        onConflicts={setConflicts}
      >
        {null}
      </SectionActions>
    </Stack>
  );
}
