import type { Lang } from '@diyar/messages/messages';
import { rounded } from '../../map/bounds.ts';
import { whereIAm } from '../../map/where-i-am.ts';

/** About a hundred metres: enough to order by, and an address that is passed on does not tell the door. */
const DECIMALS = 3;

/** Returns the place of the device as an address says it; undefined where it does not tell. */
export async function nearMe(lang: Lang): Promise<string | undefined> {
  const found = await whereIAm(lang);
  if (found === undefined) return undefined;
  const [lng, lat] = found;
  return `${rounded(lat, DECIMALS)},${rounded(lng, DECIMALS)}`;
}
