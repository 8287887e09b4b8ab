import { expect } from '@playwright/test';
import { test } from '../helpers/site.ts';
import { unreadableText } from '../helpers/text-fit.ts';

test('text that is cut off or lies over other text is found, and what scrolls or says so is not', async ({
  visit,
}) => {
  const page = await visit();
  await page.setContent(`
    <div style="width: 60px; overflow: hidden; white-space: nowrap">a sentence much too long for its box</div>
    <div style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">one that says it is cut off</div>
    <div style="width: 60px; overflow-x: auto; white-space: nowrap">one that can be scrolled into view</div>
    <div style="position: relative; height: 40px">
      <span style="position: absolute; top: 0">the one below</span>
      <span style="position: absolute; top: 0">the one above</span>
    </div>
    <details style="height: 24px"><summary>more</summary><p>what comes when it is opened</p></details>
    <p>and one that can be read</p>`);
  expect(await unreadableText(page)).toEqual([
    'cut off: a sentence much too long for its box',
    'over each other: the one below | the one above',
  ]);
});
