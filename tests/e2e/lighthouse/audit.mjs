// Audits pages with Lighthouse in a browser of its own. Reads what to do as JSON, writes what was found as JSON.
import { text } from "node:stream/consumers";
import lighthouse from "lighthouse";
import { launch } from "puppeteer-core";

const { browser: executablePath, args, flags, pages } = JSON.parse(await text(process.stdin));

const browser = await launch({ executablePath, args, headless: "shell" });
const found = [];
for (const { address, stored } of pages) {
  // Nothing is left of the page before.
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // What the browser keeps already when the page is opened.
  await page.evaluateOnNewDocument((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage[name] ??= JSON.stringify(value);
  }, stored);
  const { lhr } = await lighthouse(address, { logLevel: "error", output: "json", ...flags }, undefined, page);
  found.push(lhr);
  await context.close();
}
await browser.close();
process.stdout.write(JSON.stringify(found));
