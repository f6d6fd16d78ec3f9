// Minimal server for webhooks: checks the signature, stores the event in PostgreSQL, asks Stripe once, and stores a fixed
// email, which it reads as a line of JSON.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';

import { createTransport } from 'nodemailer';
import pg from 'pg';

import type { StoredEmail } from '../harness/buyer-records.js';
import { readInput, serve } from '../harness/server-process.js';
import { stripeAt } from './stripe-at.js';

const { DATABASE_URL, DATA_DIR = '', STRIPE_WEBHOOK_SECRET = '', STRIPE_PORT, STRIPE_KEY = '' } = process.env;
const { subject, html, text } = await readInput<StoredEmail>();
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
await pool.query('CREATE SCHEMA bare CREATE TABLE events (id text PRIMARY KEY)');
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
const folder = path.join(DATA_DIR, 'mail');
await mkdir(folder, { recursive: true });
const stripe = stripeAt(Number(STRIPE_PORT), STRIPE_KEY);

async function receive(request: IncomingMessage): Promise<void> {
  const body = Buffer.concat(await request.toArray());
  const signature = request.headers['stripe-signature'] ?? '';
  const event = stripe.webhooks.constructEvent(body, signature, STRIPE_WEBHOOK_SECRET);
  await pool.query('INSERT INTO bare.events (id) VALUES ($1) ON CONFLICT DO NOTHING', [event.id]);
  const { id } = event.data.object as { id: string };
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  if (intent.status !== 'succeeded') throw new Error(`The payment ${id} is ${intent.status}.`);
  const to = `${event.id}@example.com`;
  const from = 'site@example.com';
  const { message } = await composer.sendMail({ from, to, subject, html, text, messageId: `<${to}>` });
  const file = path.join(folder, `${event.id}.eml`);
  await writeFile(`${file}.part`, message as Buffer);
  await rename(`${file}.part`, file);
}

const server = createServer((request, response) => {
  receive(request).then(
    () => response.writeHead(200).end(),
    (error) => response.writeHead(500).end(String(error)),
  );
});
await serve(server);
