import { buildAll, taskCount, tasks } from '../build/build.mjs';
import { tellAboutEditions } from '../build/editions.mjs';
import { step } from './progress.mjs';

/** Builds what changed since the last build; ends at once when nothing did. */
export async function build() {
  const found = tasks();
  const count = taskCount(found);
  if (count > 0) {
    await step(
      'Building the site',
      'Built the site',
      (say) => buildAll(found, ({ title, done, total }) => say(`${done} of ${total}: ${title}`)),
      { size: count },
    );
  }
  tellAboutEditions();
}
