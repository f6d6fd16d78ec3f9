// Serves S3 for a site in another process: prints its settings as a line of JSON, and exits when standard input closes.
import { FakeS3 } from './fake-s3.js';

const { settings } = await new FakeS3().open();
process.stdout.write(`${JSON.stringify(settings)}\n`);
process.stdin.resume().on('close', () => process.exit());
