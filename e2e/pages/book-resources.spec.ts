import { expect, type Page, test } from '@playwright/test';

const card = (page: Page) => page.getByRole('region', { name: 'Additional Resources' });

async function openCard(page: Page, bookId: string): Promise<void> {
  await page.goto(`/books/${bookId}`);
  await card(page).scrollIntoViewIfNeeded();
}

for (const [bookId, sample] of [
  ['finding-peace', 'pdf'],
  ['fresh-start', 'audio'],
  ['starting-over', 'link'],
] as const) {
  // The cards are alike, so phones check only the first.
  const tag = sample === 'pdf' ? ['@phone'] : [];
  test(
    `the page of ${bookId} plays its trailer, and offers its sample (${sample}) @S1-books-17 @S1-books-18 @S1-books-19 @S1-books-20`,
    { tag },
    async ({ page }) => {
      await openCard(page, bookId);
      const player = card(page)
        .getByRole('group')
        .filter({ has: page.locator('video') });
      await expect(player.locator('video')).toHaveAttribute('preload', 'none');
      await player.scrollIntoViewIfNeeded();
      const play = player.getByRole('button', { name: 'Play' });
      // Clicked before hydration: it plays afterwards.
      await play.click();
      await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
      await player.getByRole('button', { name: 'Pause' }).click();
      await expect(play).toBeVisible();
      await expect(card(page).getByRole('link', { name: 'Play Audio' })).toHaveCount(0);

      if (sample === 'pdf') {
        const link = card(page).getByRole('link', { name: 'Download a sample of Finding Peace (PDF)' });
        const download = page.waitForEvent('download');
        await link.click();
        expect((await download).suggestedFilename()).toBe('finding-peace-sample.pdf');
      } else if (sample === 'audio') {
        const recording = card(page)
          .getByRole('group', { name: 'Listen to a sample of Fresh Start' })
          .locator('audio');
        await expect(recording).toHaveAttribute('preload', 'none');
        const sound = await page.request.get((await recording.getAttribute('src')) ?? '');
        expect(sound.headers()['content-type']).toBe('audio/mpeg');
        await card(page).getByText('Read the transcript').click();
        await expect(card(page).getByText(/^She had been in the chair/)).toBeVisible();
      } else {
        await card(page).getByText('Get a free sample').click();
        await expect(page.getByRole('dialog', { name: 'Sample of Starting Over' })).toBeVisible();
      }
    },
  );
}

test('samples of three books are PDFs that exist; books without a video offer an audio preview @S1-books-17 @S1-books-21', async ({
  page,
}) => {
  for (const [bookId, title] of [
    ['women-teach', 'Why Women Can Teach and Preach'],
    ['fear-not', 'Fear Not'],
  ] as const) {
    await openCard(page, bookId);
    const link = card(page).getByRole('link', { name: `Download a sample of ${title} (PDF)` });
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    await expect(card(page).getByRole('link', { name: 'Play Audio' })).toHaveAttribute(
      'href',
      `/audio-previews?book=${bookId}`,
    );
    await expect(card(page).locator('video')).toHaveCount(0);
  }
});
