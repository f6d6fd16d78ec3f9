/** Stops what jest-postgres.mjs started. */
export default async function stopPostgres() {
  await Reflect.get(globalThis, 'lecternTestPostgres')?.stop();
}
