import type { Page } from '@playwright/test';

/**
 * What of a page in sight is too small for a finger: links under 24 px high or wide, and under 44 px whatever else is
 * pressed: buttons, fields, tabs, links that look like buttons. Measured where a press lands, so that room around a
 * drawing counts. Links inside sentences and what others cover are left out.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  const told = await measure(page);
  // With the session its finger leaves.
  await browser.detach();
  return told;
}

function measure(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const PRESSED =
      'a[href], button, select, textarea, summary, input:not([type=hidden]), [role=button], [role=tab], [role=option], [role=slider]';
    /** Drawn by libraries, or as near each other as what they stand for. */
    const LEFT_OUT = '.maplibregl-map, [data-still-map]';

    /** The words that are pressed in place of a control: the whole row takes the press. */
    const pressedFor = (element: Element): Element => element.closest('label') ?? element;

    const hasGround = (element: Element): boolean => {
      const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element);
      const isClear = (colour: string) => /^(transparent|rgba\(.*, 0\))$/.test(colour);
      return !isClear(backgroundColor) || (borderTopWidth !== '0px' && !isClear(borderTopColor));
    };

    const isInSentence = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.parentElement?.textContent?.trim() ?? '';
      return around.length > (element.textContent?.trim().length ?? 0);
    };

    /** How far from the middle of it presses still land on it, one way. */
    const reach = (target: Element, [x, y]: [number, number], [dx, dy]: [number, number]): number => {
      for (let far = 1; far <= 44; far += 1) {
        const hit = document.elementFromPoint(x + dx * far, y + dy * far);
        if (hit === null || !target.contains(hit)) return far - 1;
      }
      return 44;
    };

    const told: string[] = [];
    const seen = new Set<Element>();
    for (const element of document.querySelectorAll(PRESSED)) {
      const target = pressedFor(element);
      if (seen.has(target) || element.closest(LEFT_OUT) !== null || isInSentence(target)) continue;
      seen.add(target);
      if (!target.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const least = element.tagName === 'A' && !hasGround(element) ? 24 : 44;
      let box = target.getBoundingClientRect();
      // For screen readers alone.
      if (box.width <= 1 || box.height <= 1) continue;
      if (box.width >= least - 0.5 && box.height >= least - 0.5) continue;
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      box = target.getBoundingClientRect();
      const middle: [number, number] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(...middle);
      if (top === null || !target.contains(top)) continue;
      const wide = reach(target, middle, [-1, 0]) + reach(target, middle, [1, 0]) + 1;
      const high = reach(target, middle, [0, -1]) + reach(target, middle, [0, 1]) + 1;
      if (wide >= least - 1 && high >= least - 1) continue;
      const name = element.getAttribute('aria-label') ?? target.textContent?.trim() ?? '';
      told.push(`${element.tagName.toLowerCase()} "${name.slice(0, 40)}": ${wide} × ${high}, under ${least}`);
    }
    window.scrollTo(0, 0);
    return [...new Set(told)];
  });
}
