import puppeteer from 'puppeteer-core';

import { controlNamed, elementWithText, type Engine, fieldWithLabel, waitMs } from './engine.js';

/** Debian's Firefox over its own WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    headless: true,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.setDefaultTimeout(waitMs);
  const find = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
  return {
    open: async (url) => void (await page.goto(url)),
    fill: (label, text) => find(fieldWithLabel(label)).fill(text),
    click: (name) => find(controlNamed(name)).click(),
    see: async (text) => void (await find(elementWithText(text)).wait()),
    screenshot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    close: () => browser.close(),
  };
}
