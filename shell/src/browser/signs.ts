/** By which a visitor shows that they are there. */
export const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'];
