/** The oldest Node that the packages of this project run on: 20.19, or 22.12 of the next line. */
const oldest = { 20: 19, 22: 12 };

/**
 * @param {string} version such as '20.19.4'
 * @returns {string | undefined} what to do about it, as a sentence; nothing when it will do
 */
export function complaintAboutNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const needed = Reflect.get(oldest, major) ?? (major > 22 ? 0 : Infinity);
  if (minor >= needed) return undefined;
  return `Lectern needs Node 20.19 or newer, and this is Node ${version}. Install a newer one from your system or from nodejs.org, then try again.`;
}
