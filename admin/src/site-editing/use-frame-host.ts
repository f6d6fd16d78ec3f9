import { useLocation } from 'wouter';
import { showFailure } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { say } from '../say.js';
import { labelOf, slugOf } from './field-words.js';
import type { FrameHost } from './frame-editor.js';
import { keyOf } from './places.js';
import { fetchFields, useSections } from './site-editing-data.js';
import type { SectionDraft } from './use-section-draft.js';

const NONE: SectionDraft['fields'] = new Map();

interface FrameHostOptions {
  draft: SectionDraft;
  mayWrite: boolean;
  choose: (key: string) => void;
  choosePicture: () => void;
  markStale: () => void;
}

/** The path of a page of the site; undefined for other addresses, and for places on the page itself. */
function pathOf(href: string): string | undefined {
  const base = window.location.origin;
  if (!URL.canParse(href, base) || href.startsWith('#')) return undefined;
  const { origin, pathname } = new URL(href, base);
  return origin === base ? pathname.replace(/(?<=.)\/$/, '') : undefined;
}

/** Connects the page in the frame with the form and the other pages of the dashboard. */
export function useFrameHost(options: FrameHostOptions): Omit<FrameHost, 'editing'> {
  const { draft, mayWrite, choose, choosePicture, markStale } = options;
  const [, navigate] = useLocation();
  const { data: sections } = useSections();
  const sectionAt = (href: string) => {
    const path = pathOf(href);
    return path === undefined ? undefined : sections?.find((section) => section.path === path);
  };
  const openElsewhere = async (place: string) => {
    const [file = ''] = place.split('#', 1);
    const fields = await fetchFields(file).catch(() => []);
    const section = fields.find((field) => keyOf(field) === place)?.section;
    if (section === undefined) showFailure(m.frame.shared, m.frame.notHere);
    else navigate(`/${slugOf(section)}?field=${encodeURIComponent(place)}`);
  };
  return {
    fields: () => (mayWrite ? draft.fields : NONE),
    isElsewhere: (place) => mayWrite && !draft.fields.has(place),
    labelOf,
    linkFieldOf: (place) => linkBeside(place, draft.fields),
    change: (place, text) => {
      const field = draft.fields.get(place);
      if (field) draft.change(field, text);
    },
    ended: ({ missing }, isShownAsTyped) => {
      if (missing.length > 0)
        showFailure(m.field.changed, say(m.field.putBack, { names: missing.join(', ') }));
      if (!isShownAsTyped) markStale();
    },
    choose,
    choosePicture,
    openElsewhere: (place) => void openElsewhere(place),
    isHers: (href) => sectionAt(href) !== undefined,
    follow: (href) => {
      const section = sectionAt(href);
      if (section) navigate(`/${slugOf(section.section)}`);
      else window.open(href, '_blank', 'noopener');
    },
    words: m.frame,
  };
}

/** The address of the link whose text is at a place. */
function linkBeside(key: string, fields: ReadonlyMap<string, { kind: string }>): string | undefined {
  const parent = key.slice(0, key.lastIndexOf('/') + 1);
  return [...fields].find(
    ([place, { kind }]) =>
      kind === 'link' && place.startsWith(parent) && !place.slice(parent.length).includes('/'),
  )?.[0];
}
