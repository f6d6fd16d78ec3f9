import { useEffect, useState } from 'react';

/** Whether React has taken the island over: false in what the prerenderer writes and until the first effects have run. */
export function useIsLive(): boolean {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  return isLive;
}
