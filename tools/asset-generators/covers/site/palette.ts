/** The colours of the site and the few more that a picture of a person asks for. */
export const paper = '#FBF7F0';
export const ink = '#1C2233';
export const oxblood = '#7A1F2B';
export const cream = '#FFF6E4';
export const wall = '#E8D6B9';
export const lamplight = '#F7E3B5';
export const gold = '#C8923B';
export const skin = '#6B3D28';
export const skinLit = '#96603F';
export const skinShade = '#4A2719';
export const hair = '#4B4850';
export const silver = '#BDB8B4';
export const lip = '#8E4336';
/** Cloth of the jacket where it catches a little light. */
export const seam = '#2B3450';
