import { useEffect, useState } from 'react';

/** The loader whose content never changes. */
export interface LoaderRelease {
  file: string;
  integrity: string;
}

function isRelease(value: unknown): value is LoaderRelease {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'file' in value &&
    typeof value.file === 'string' &&
    'integrity' in value &&
    typeof value.integrity === 'string'
  );
}

/** What the site says of its loader, once that is wanted; null before, and where it cannot be had. */
export function useRelease(isWanted: boolean): LoaderRelease | null {
  const [release, setRelease] = useState<LoaderRelease | null>(null);
  useEffect(() => {
    if (!isWanted || release) return;
    fetch('/embed/loader.json')
      .then((response) => response.json())
      .then((told: unknown) => setRelease(isRelease(told) ? told : null))
      .catch(() => setRelease(null));
  }, [isWanted, release]);
  return isWanted ? release : null;
}
