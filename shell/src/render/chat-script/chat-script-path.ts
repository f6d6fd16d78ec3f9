export const chatScriptPath = '/chat-script.json';
