/** `Fear Not: Faith to Move Forward`, `warm` → `Fear_Not__Faith_to_Move_Forward_warm_preview.mp3` */
export function previewFileName(bookTitle: string, voice: string): string {
  return `${bookTitle.replace(/[^a-z0-9]/gi, '_')}_${voice}_preview.mp3`;
}
