// The least that could take a webhook and keep an email: checks the signature, remembers the event in
// PostgreSQL, asks the payment service, composes an email that was written before, keeps it, answers. Takes the email as a line of JSON,
// and ends when its standard input does.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { once } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { inRoot } from '../../start/paths.mjs';

const ofBackend = createRequire(inRoot('backend/package.json'));
const pg = ofBackend('pg');
const nodemailer = ofBackend('nodemailer');
/** @type {typeof import('stripe').default} */
const Stripe = ofBackend('stripe');

const { DATABASE_URL, DATA_DIR = '', STRIPE_WEBHOOK_SECRET = '', ASKED_PORT, ASKED_KEY = '' } = process.env;
const [line] = await once(createInterface({ input: process.stdin }), 'line');
/** @type {import('../../buyers/books-of-buyers.mjs').KeptMail} */
const { subject, html, text } = JSON.parse(line);

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
await pool.query('CREATE SCHEMA bare CREATE TABLE events (id text PRIMARY KEY)');
const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
const folder = path.join(DATA_DIR, 'mail');
await mkdir(folder, { recursive: true });
const stripe = new Stripe(ASKED_KEY, {
  host: '127.0.0.1',
  port: Number(ASKED_PORT),
  protocol: 'http',
  telemetry: false,
});

/** @param {import('node:http').IncomingMessage} request */
async function receive(request) {
  const body = Buffer.concat(await request.toArray());
  const signature = request.headers['stripe-signature'] ?? '';
  const event = stripe.webhooks.constructEvent(body, signature, STRIPE_WEBHOOK_SECRET);
  await pool.query('INSERT INTO bare.events (id) VALUES ($1) ON CONFLICT DO NOTHING', [event.id]);
  const { id } = /** @type {{ id: string }} */ (event.data.object);
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  if (intent.status !== 'succeeded') throw new Error(`The payment ${id} is ${intent.status}.`);
  const to = `${event.id}@example.com`;
  const from = 'site@example.com';
  const { message } = await composer.sendMail({ from, to, subject, html, text, messageId: `<${to}>` });
  const file = path.join(folder, `${event.id}.eml`);
  await writeFile(`${file}.part`, message);
  await rename(`${file}.part`, file);
}

const server = createServer((request, response) => {
  receive(request).then(
    () => response.writeHead(200).end(),
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The system gave no port.');
  process.stdout.write(`${JSON.stringify({ port: address.port })}\n`);
});
process.stdin.on('close', () => process.exit());
