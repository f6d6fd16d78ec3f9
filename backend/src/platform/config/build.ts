import { readFileSync } from 'node:fs';

/** Which program runs, for logs and metrics. */
export interface Build {
  version: string;
  /** Abbreviated; undefined if the environment does not say. */
  commit: string | undefined;
}

/** Of the backend; the same depth below `src` and `dist`. */
const MANIFEST = new URL('../../../package.json', import.meta.url);

const COMMIT = /^[0-9a-f]{7,64}$/;
const COMMIT_LENGTH = 12;

/** Version of Lectern, as in the backend's package.json. */
export const programVersion = (): string =>
  (JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string }).version;

/** @param commit LECTERN_COMMIT, which `npm start` sets in a repository */
export function readBuild(commit: string | undefined): Build {
  return {
    version: programVersion(),
    commit: commit && COMMIT.test(commit) ? commit.slice(0, COMMIT_LENGTH) : undefined,
  };
}

/** Version and commit as in Semantic Versioning, section 10: `0.1.0+1a2b3c4d5e6f`. */
export const releaseOf = ({ version, commit }: Build): string => (commit ? `${version}+${commit}` : version);
