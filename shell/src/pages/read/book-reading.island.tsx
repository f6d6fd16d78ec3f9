import { Button, LinkButton } from '@lectern/ui';
import { useEffect, useState } from 'react';

import { island } from '../../islands/island.js';
import { useLazyPart, useOnReconnect } from '../../islands/lazy-part.js';
import { Ways } from '../../islands/reader/reader-frame.js';
import { bookAddress } from './book-calls.js';
import type { ReadWords } from './read.words.js';

const fetchReader = async () => (await import('./book-reader.js')).BookReader;

function Reading({ words }: { words: ReadWords }) {
  const { Part: Reader, hasFailed, fetch } = useLazyPart(fetchReader);
  const [address, setAddress] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const found = bookAddress(location.pathname);
    setAddress(found);
    if (found) fetch();
  }, [fetch]);
  useOnReconnect(hasFailed, fetch);
  if (!address) return null;
  return (
    <>
      <Ways>
        <Button
          onClick={() => {
            if (!Reader) fetch();
            setOpen(true);
          }}
        >
          {words.openLabel}
        </Button>
        <LinkButton href={orderPath(address)} $look="quiet">
          {words.orderLabel}
        </LinkButton>
      </Ways>
      {hasFailed ? (
        <p role="alert">
          <strong>{words.failures.heading}</strong> {words.failures.unreachable}
        </p>
      ) : null}
      {Reader && isOpen ? <Reader words={words} address={address} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const orderPath = (address: string) => address.replace(/^\/read\/(.+)\/\d+$/, '/orders/$1');

export const BookReading = island('book-reading', Reading, () => ({ always: true }));
