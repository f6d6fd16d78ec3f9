import type { PurchasedFile } from '@lectern/api-client';
import type { CheckoutOptions } from '@lectern/widget-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DownloadIcon, DownloadLink, MainButton, SmallText, Text, ErrorMessage } from '@lectern/widget-look';
import * as m from '../messages.en.js';
import { paidReturnPath } from '../return-url.js';
import { fileSizeText } from '@lectern/ui/formats';
import { Loading } from './loading.js';
import type { StepProps } from './step-props.js';

interface DownloadsProps extends Pick<StepProps, 'state' | 'session'> {
  isFiles: boolean;
  options: CheckoutOptions;
}

export function Downloads({ state, session, isFiles, options }: DownloadsProps): ReactNode {
  const files = state.purchase?.downloads ?? [];
  const isReadHere = (state.purchase?.readings ?? []).length > 0;
  const hasSeveral = (format: string) => files.filter((file) => file.format === format).length > 1;
  if (state.phase === 'done') {
    return (
      <>
        {options.linkTarget === '_blank' ? (
          <FilesElsewhere address={paidReturnPath(options, state.clientSecret ?? '')} isQuiet={isReadHere} />
        ) : (
          <List>
            {files.map((file) => (
              <li key={file.url}>
                <FileLink file={file} isOneOfMany={hasSeveral(file.format)} isQuiet={isReadHere} />
              </li>
            ))}
          </List>
        )}
        <SmallText>{m.downloads.lifetime}</SmallText>
      </>
    );
  }
  if (state.failure !== null) {
    return (
      <>
        <ErrorMessage>{state.failure}</ErrorMessage>
        <MainButton type="button" onClick={() => void session.collectAgain()}>
          {m.downloads.checkAgain}
        </MainButton>
      </>
    );
  }
  return (
    <>
      <Text>{isFiles ? waitingForFiles(state.purchase !== null) : m.downloads.confirming}</Text>
      <Loading shape="files" />
    </>
  );
}

function waitingForFiles(isKnown: boolean): string {
  return isKnown ? m.downloads.preparing : m.downloads.fetching;
}

/** A frame on another site cannot save files, so they are offered on this site, with the proof in the URL. */
function FilesElsewhere({ address, isQuiet }: { address: string; isQuiet: boolean }): ReactNode {
  return (
    <DownloadLink $isQuiet={isQuiet} href={address} target="_blank">
      <span>
        {m.downloads.open.label}
        <Hint>{m.downloads.open.hint}</Hint>
      </span>
      <DownloadIcon />
    </DownloadLink>
  );
}

interface FileLinkProps {
  file: PurchasedFile;
  isOneOfMany: boolean;
  isQuiet: boolean;
}

function FileLink({ file, isOneOfMany, isQuiet }: FileLinkProps): ReactNode {
  const { label, ofTitle, formats } = m.downloads.file;
  return (
    <DownloadLink $isQuiet={isQuiet} href={file.url}>
      <span>
        {isOneOfMany ? ofTitle(file.fileName) : label(formats[file.format])}
        <Hint> {m.downloads.file.hints[file.format]}</Hint>
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
