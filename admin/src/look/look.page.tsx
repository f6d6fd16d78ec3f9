import { Async } from '@lectern/ui/kit';

import { look as m } from '../messages.js';
import { useSection } from '../site-editing/site-editing-data.js';
import { LookEditor } from './look-editor.js';

export function LookPage() {
  const { data, error, refetch } = useSection('look');
  return (
    <Async query={{ data, error, refetch }} label={m.page.loading} heights={['4rem', '24rem']}>
      {(section) => <LookEditor section={section} />}
    </Async>
  );
}
