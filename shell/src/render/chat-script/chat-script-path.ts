/** Where the assistant's script is; no page may have it. */
export const chatScriptPath = '/chat-script.json';
