// S3 on this machine, for a site that is not part of the process: says its settings in a line of JSON, and ends when
// its standard input does.
import { FakeS3 } from './fake-s3.js';

const { settings } = await new FakeS3().open();
process.stdout.write(`${JSON.stringify(settings)}\n`);
process.stdin.resume().on('close', () => process.exit());
