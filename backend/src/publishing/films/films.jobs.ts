import { defineJob } from '../../platform/jobs/job.js';

export const removeFilmFile = defineJob<{ id: string; sha256: string }>({
  name: 'remove-film-file',
  attempts: 5,
  backoffMs: 5_000,
});
