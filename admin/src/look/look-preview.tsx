import { ChoiceChip } from '@lectern/ui/kit';
import { type Ref, useMemo, useState } from 'react';

import { Muted, Row, Stack } from '../components/index.js';
import { look as m } from '../messages.js';
import { titleOf } from '../site-editing/field-words.js';
import { type FrameHandle, PageFrame } from '../site-editing/page-frame.js';
import { previewAddress, useSections } from '../site-editing/site-editing-data.js';
import type { SchemeName } from '@lectern/ui/tokens';

/** Pages of every site; the first book and a notice complete the five. */
const ALWAYS = ['/', '/about', '/books'];
const NOTICE = '/404';

interface LookPreviewProps {
  scheme: SchemeName;
  /** Whether some colors of the draft are left out. */
  isPartial: boolean;
  ref: Ref<FrameHandle>;
}

/** Five pages in the look of the draft. */
export function LookPreview({ scheme, isPartial, ref }: LookPreviewProps) {
  const { data } = useSections();
  const [page, setPage] = useState('/');
  const pages = useMemo(() => {
    const sections = data ?? [];
    const book = sections.find(({ title }) => title !== null);
    const shown = sections.filter(({ path }) => path !== null && ALWAYS.includes(path));
    return [...shown, ...(book ? [book] : [])].map((section) => ({
      path: section.path ?? '/',
      title: titleOf(section),
    }));
  }, [data]);
  return (
    <Stack $gap={1}>
      <Row role="group" aria-label={m.frame.page}>
        {[...pages, { path: NOTICE, title: m.frame.notice }].map(({ path, title }) => (
          <ChoiceChip key={path} aria-pressed={path === page} onClick={() => setPage(path)}>
            {title}
          </ChoiceChip>
        ))}
      </Row>
      {isPartial ? <Muted>{m.contrast.hidden}</Muted> : null}
      <PageFrame ref={ref} address={previewAddress('look', { page, scheme })} host={null} />
    </Stack>
  );
}
