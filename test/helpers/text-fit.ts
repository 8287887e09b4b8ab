import type { Page } from '@playwright/test';

/**
 * What of a page's text cannot be read: cut off by what holds it (where no ellipsis says so), or lying over other text.
 * Bars that stick lie over what scrolls beneath them and are left out, as is what a strip has scrolled away, and what a
 * map's own edge cuts off.
 */
export function unreadableText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      text: string;
      element: Element;
      box: { left: number; right: number; top: number; bottom: number };
    }

    /** Whether it is seen, and by what it is cut off; windows that scroll on purpose cut nothing off. */
    const fateOf = (element: Element, box: DOMRect): 'seen' | 'unseen' | 'cut' => {
      for (let holder: Element | null = element; holder !== null; holder = holder.parentElement) {
        const style = getComputedStyle(holder);
        if (style.position === 'fixed' || style.position === 'sticky') return 'unseen';
        const cuts = style.overflowX !== 'visible' || style.clipPath !== 'none';
        if (!cuts || holder === document.body || holder === document.documentElement) continue;
        const around = holder.getBoundingClientRect();
        // For screen readers alone.
        if (around.width <= 1 || around.height <= 1) return 'unseen';
        const beyond = Math.max(
          around.left - box.left,
          box.right - around.right,
          // A line's box is higher than its letters.
          around.top - box.top - box.height / 4,
          box.bottom - around.bottom - box.height / 4,
        );
        if (beyond <= 1) continue;
        const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
        const says = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        return scrolls || says ? 'unseen' : 'cut';
      }
      return 'seen';
    };

    const UNREAD = 'script, style, option, svg, .maplibregl-map, [data-still-map]';
    const lines: Line[] = [];
    const told: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '' || element.closest(UNREAD) !== null) continue;
      // What a closed <details> holds has its boxes all the same.
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        const fate = fateOf(element, box);
        if (fate === 'cut') told.push(`cut off: ${text.slice(0, 60)}`);
        if (fate !== 'seen') continue;
        const inset = box.height / 4;
        const inner = {
          left: box.left + 2,
          right: box.right - 2,
          top: box.top + inset,
          bottom: box.bottom - inset,
        };
        lines.push({ text, element, box: inner });
      }
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= line.box.bottom) break;
        if (other.element === line.element) continue;
        if (other.box.left < line.box.right && line.box.left < other.box.right)
          told.push(`over each other: ${line.text.slice(0, 40)} | ${other.text.slice(0, 40)}`);
      }
    });
    return [...new Set(told)];
  });
}
