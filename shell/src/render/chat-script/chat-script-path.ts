/** URL of the chat assistant's script. */
export const chatScriptPath = '/chat-script.json';
