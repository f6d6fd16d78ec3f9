import { useEffect, useState } from 'react';

/** Whether the island is hydrated: false on the server and until the first effects have run. */
export function useIsLive(): boolean {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  return isLive;
}
