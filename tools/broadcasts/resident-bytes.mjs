/** What the site's own metrics say of its memory. @param {string} url of the site */
export function residentBytes(url) {
  /** @type {number[]} */
  const samples = [];
  return {
    async sample() {
      const text = await (await fetch(`${url}/metrics`)).text();
      const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? [];
      if (bytes) samples.push(Number(bytes));
    },
    /** The least and the most of it, in bytes. */
    range: () => ({ low: Math.min(...samples), high: Math.max(...samples) }),
  };
}
