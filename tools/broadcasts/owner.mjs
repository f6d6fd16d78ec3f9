/** @typedef {{ email: string, password: string }} Person */
/** @typedef {{ id: string, status: string, counts: Record<string, number> }} Broadcast */

/**
 * The owner at her dashboard, as a script would be her.
 * @param {string} url of the site
 * @param {Person} person
 */
export async function signIn(url, { email, password }) {
  let cookie = '';
  /** @param {string} path @param {unknown} [body] @param {string} [method] @returns {Promise<any>} */
  async function call(path, body, method = body === undefined ? 'GET' : 'POST') {
    const response = await fetch(`${url}/api/admin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    const given = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (given.length > 0) cookie = given.join('; ');
    return response.json();
  }
  await call('session', { email, password });
  return {
    /** @param {{ subject: string, body: string }} letter @returns {Promise<Broadcast>} */
    write: (letter) => call('broadcasts', letter),
    /** @param {string} id @returns {Promise<Broadcast>} */
    send: (id) => call(`broadcasts/${id}/send`, {}),
    /** @param {string} id @returns {Promise<Broadcast>} */
    read: (id) => call(`broadcasts/${id}`),
  };
}
