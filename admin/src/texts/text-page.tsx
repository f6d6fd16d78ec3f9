import { Async } from '@lectern/ui/kit';
import { useSearchParams } from 'wouter';
import { LineLink, PageHeading } from '../components/index.js';
import { texts as m } from '../messages.js';
import { InBin } from './in-bin.js';
import { TextEditor, type TextParts } from './text-editor.js';
import type { Text, TextKind } from './text-kind.js';
import { useText } from './texts-data.js';
import type { OneTextProps } from './texts.page.js';

interface TextPageProps<T extends Text> extends OneTextProps {
  kind: TextKind<T>;
  parts: TextParts<T>;
}

/** Loads a text, and shows its editor. */
export function TextPage<T extends Text>({ kind, parts, id, onBinned }: TextPageProps<T>) {
  const [search] = useSearchParams();
  const { data, error, refetch } = useText(kind, id, search.has('new'));
  return (
    <>
      <LineLink href="/">{kind.words.back}</LineLink>
      {data ? null : <PageHeading title={kind.words.title} />}
      <Async query={{ data, error, refetch }} label={m.editor.loading} heights={['4rem', '24rem']}>
        {(text) =>
          text.state === 'binned' ? (
            <InBin text={text} />
          ) : (
            <TextEditor kind={kind} parts={parts} text={text} onBinned={onBinned} />
          )
        }
      </Async>
    </>
  );
}
