import type { PurchasedFile } from '@lectern/api-client';
import type { CheckoutOptions } from '@lectern/widget-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DownloadIcon, DownloadLink, MainButton, SmallText, Text, Trouble } from '@lectern/widget-look';
import { paidReturnPath } from '../return-url.js';
import { fileSizeText } from '@lectern/ui/formats';
import { Loading } from './loading.js';
import type { StepProps } from './step-props.js';

const formatNames = { pdf: 'PDF', epub: 'ePub', mobi: 'MOBI' } as const;
const formatHints = {
  pdf: 'for screen and paper',
  epub: 'for e-readers and phones',
  mobi: 'for older Kindles',
} as const;

interface DownloadsProps extends Pick<StepProps, 'state' | 'session'> {
  /** Whether files are waited for, or the shop's word alone. */
  isFiles: boolean;
  options: CheckoutOptions;
}

/** A button per file; before they are there, what is being waited for. */
export function Downloads({ state, session, isFiles, options }: DownloadsProps): ReactNode {
  const files = state.purchase?.downloads ?? [];
  if (state.phase === 'done') {
    return (
      <>
        {options.linkTarget === '_blank' ? (
          <FilesElsewhere address={paidReturnPath(options, state.clientSecret ?? '')} />
        ) : (
          <List>
            {files.map((file) => (
              <li key={file.format}>
                <FileLink file={file} />
              </li>
            ))}
          </List>
        )}
        <SmallText>The links work for 24 hours. Later they offer to send you new ones.</SmallText>
      </>
    );
  }
  if (state.trouble !== null) {
    return (
      <>
        <Trouble>{state.trouble}</Trouble>
        <MainButton type="button" onClick={() => void session.collectAgain()}>
          Look again
        </MainButton>
      </>
    );
  }
  return (
    <>
      <Text>
        {isFiles
          ? waitingForFiles(state.purchase !== null)
          : 'Your payment went through. One moment, please…'}
      </Text>
      <Loading shape="files" />
    </>
  );
}

function waitingForFiles(isKnown: boolean): string {
  return isKnown
    ? 'Your payment arrived. We are preparing your files; this takes a few seconds…'
    : 'Your payment went through. Fetching your files…';
}

/** A frame on another site may save no file: they are handed out on this site, to whoever has the proof in the address. */
function FilesElsewhere({ address }: { address: string }): ReactNode {
  return (
    <DownloadLink href={address} target="_blank">
      <span>
        Open your files
        <Hint> on the author’s site, in a new tab</Hint>
      </span>
      <DownloadIcon />
    </DownloadLink>
  );
}

function FileLink({ file }: { file: PurchasedFile }): ReactNode {
  return (
    <DownloadLink href={file.url}>
      <span>
        Download {formatNames[file.format]}
        <Hint> {formatHints[file.format]}</Hint>
      </span>
      <Size>
        {fileSizeText(file.sizeBytes)}
        <DownloadIcon />
      </Size>
    </DownloadLink>
  );
}

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Hint = styled.span`
  display: block;
  font-size: 0.875rem;
  font-weight: 400;
  @container widget (inline-size < 20rem) {
    display: none;
  }
`;

const Size = styled.span`
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  font-size: 0.9375rem;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;
