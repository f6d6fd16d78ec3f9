import type { ContentChange, ContentField, ContentSection } from '@lectern/api-client/admin';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { isSameValue, type Saving, useSaving } from '../saving/index.js';
import { nameEntries } from './entry-names.js';
import { flatFields, treeOf } from './field-tree.js';
import { keyOf, type Value, withValue } from './places.js';
import { fetchSection, savedOf, saveSection } from './site-editing-data.js';

const saveable = (section: string) => (changes: ContentChange[], revision: number) =>
  saveSection(section, changes, revision);

/** The draft of a section, saved as it is typed. */
export function useSectionDraft(section: ContentSection) {
  const { section: key } = section;
  const saving: Saving<ContentChange[]> = useSaving<ContentChange[]>({
    name: `content:${key}`,
    saved: savedOf(section),
    save: saveable(key),
    load: async () => savedOf(await fetchSection(key)),
  });
  const { value: changes } = saving;
  const nodes = useMemo(() => treeOf(section.fields, changes), [section.fields, changes]);
  const fields = useMemo(() => new Map(flatFields(nodes).map((field) => [keyOf(field), field])), [nodes]);
  const names = useMemo(() => nameEntries(fields, section.fields), [fields, section.fields]);
  // Calls of several fields in one event each see the changes of the one before.
  const latest = useRef(saving);
  const shown = useRef(changes);
  useEffect(() => {
    latest.current = saving;
  });
  const write = useCallback((next: ContentChange[]) => {
    latest.current = { ...latest.current, value: next };
    shown.current = next;
    latest.current.change(next);
  }, []);
  /** Whether the draft comes from elsewhere, such as another window. */
  const isForeign = useCallback((value: ContentChange[]) => {
    const differs = !isSameValue(value, shown.current);
    shown.current = value;
    return differs;
  }, []);
  const change = useCallback(
    (field: ContentField, value: Value) => write(withValue(latest.current.value, field, value)),
    [write],
  );
  const changesNow = useCallback(() => latest.current.value, []);
  return { saving, nodes, fields, names, write, change, changesNow, isForeign };
}

export type SectionDraft = ReturnType<typeof useSectionDraft>;
