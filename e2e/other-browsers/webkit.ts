import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';

import { freePort } from '@lectern/embedded-postgres/servers';
import { Builder, By, Capabilities, until } from 'selenium-webdriver';

import { controlNamed, elementWithText, type Engine, fieldWithLabel, waitMs } from './engine.js';

/** Debian's WebKitGTK over its own WebDriver, in a virtual display. */
export async function openWebKit(): Promise<Engine> {
  const port = await freePort();
  const command = ['--auto-servernum', '/usr/bin/WebKitWebDriver', `--port=${port}`];
  // A process group, so that the display ends with the driver.
  const service = spawn('xvfb-run', command, { stdio: 'ignore', detached: true });
  await once(service, 'spawn');
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: ['--automation'] },
  });
  const server = `http://127.0.0.1:${port}`;
  await isListening(server);
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  const find = async (xpath: string) => {
    const element = await driver.wait(until.elementLocated(By.xpath(xpath)), waitMs);
    return driver.wait(until.elementIsVisible(element), waitMs);
  };
  return {
    open: (url) => driver.get(url),
    fill: async (label, text) => (await find(fieldWithLabel(label))).sendKeys(text),
    click: async (name) => {
      const control = await find(controlNamed(name));
      await driver.wait(until.elementIsEnabled(control), waitMs);
      // The driver does not wait for a smooth scroll to end.
      await driver.executeScript(
        "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
        control,
      );
      await control.click();
    },
    see: async (text) => void (await find(elementWithText(text))),
    screenshot: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      const ended = once(service, 'exit');
      if (service.pid) process.kill(-service.pid);
      await ended;
    },
  };
}

async function isListening(server: string): Promise<void> {
  const endMs = performance.now() + waitMs;
  while (performance.now() < endMs) {
    if (
      await fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start.');
}
