let isWhole = false;

/** From now on a link to another page loads it whole, until this page is left. */
export function loadWhole(): void {
  isWhole = true;
}

/** Whether a link is left to the browser: pages load whole, and it leads to another one. */
export const isLeft = (link: HTMLAnchorElement): boolean => isWhole && link.pathname !== location.pathname;
