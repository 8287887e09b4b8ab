import type { ConsoleMinimumPrice } from '@diyar/contract/console/console-minimum-prices';

/** Names a minimum price in addresses, as the audit log does. */
export function keyOf({ category, kind }: ConsoleMinimumPrice): string {
  return `${category.slug}/${kind}`;
}
