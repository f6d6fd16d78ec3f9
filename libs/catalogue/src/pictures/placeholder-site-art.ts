import { OutlinedType } from './outlined-type.js';

const ink = '#1C2233';
const paper = '#FBF7F0';
const oxblood = '#7A1F2B';

export async function placeholderMark(author: string): Promise<string> {
  const roman = await OutlinedType.load('600-normal');
  const initials = author
    .split(' ')
    .map((name) => name.slice(0, 1))
    .join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="14" fill="${oxblood}"/>`,
    roman.draw([initials], { x: 32, y: 42, size: 28, fill: paper, centred: true }),
    '</svg>',
  ].join('');
}

export function placeholderOrnament(): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="16" viewBox="0 0 160 16">',
    `<path fill="none" stroke="${oxblood}" d="M0 8H66M94 8h66"/>`,
    `<path fill="${oxblood}" d="M80 2l6 6-6 6-6-6z"/></svg>`,
  ].join('');
}

export async function placeholderPortrait(author: string): Promise<string> {
  const roman = await OutlinedType.load('600-normal');
  const size = roman.sizeFor(author, 88, 560);
  const lines = roman.wrap(author, size, 560);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000">',
    `<rect width="800" height="1000" fill="#EFE6D6"/>`,
    `<rect x="48" y="48" width="704" height="904" fill="none" stroke="${ink}" stroke-width="2"/>`,
    roman.draw(lines, { x: 400, y: 500, size, fill: ink, centred: true }),
    `<rect x="364" y="620" width="72" height="3" fill="${oxblood}"/>`,
    '</svg>',
  ].join('');
}
