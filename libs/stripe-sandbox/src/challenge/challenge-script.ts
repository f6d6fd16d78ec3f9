/**
 * The script of the page that follows a challenge, served as a file of its own since the page allows no inline
 * script. In a frame it tells the page around it, which must be of the same origin; by itself it goes back to
 * the shop. Without it the link on the page does the same.
 */
export const CHALLENGE_SCRIPT = `'use strict';
const paymentIntent = document.body.dataset.paymentIntent;
const back = document.getElementById('back');
if (window.parent !== window) {
  const message = { type: 'lectern-sandbox-challenge', paymentIntent };
  window.parent.postMessage(message, window.location.origin);
} else if (back) {
  window.location.replace(back.href);
}
`;
