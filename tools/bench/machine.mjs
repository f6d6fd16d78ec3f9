import { availableParallelism, cpus, loadavg } from 'node:os';

/** What the figures of a run depend on. */
export function machine() {
  return {
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    processor: cpus()[0]?.model.trim() ?? 'unknown processor',
    cores: availableParallelism(),
    /** Processes that wanted to run in the last minute, before the bench began. */
    load: Number(loadavg()[0]?.toFixed(1)),
  };
}

/** @param {ReturnType<typeof machine>} machine */
export function machineLine({ node, platform, processor, cores, load }) {
  const count = cores === 1 ? '1 core' : `${cores} cores`;
  return `Node ${node}, ${platform}, ${count} (${processor}), load ${load} before`;
}
