import { createHash, timingSafeEqual } from 'node:crypto';
import type { AdSight } from './ad.queries.ts';

function sameSecret(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/**
 * Whether the caller may know of an ad: its own people always; others while it is published and licensed, and of a
 * private unit only with its link's key (product.md 2). For anyone else it does not exist.
 */
export function maySee(ad: AdSight, linkKey: string | undefined): boolean {
  if (ad.is_own) return true;
  if (!ad.is_live) return false;
  if (ad.privacy === 'public') return true;
  return linkKey !== undefined && ad.link_key !== null && sameSecret(ad.link_key, linkKey);
}

/** Whether a shared cache may keep the page: never what only some may see. */
export function isForAll(ad: AdSight): boolean {
  return ad.is_live && ad.privacy === 'public';
}

/** Whether an ad that is not shown may be said to have lost its licence: everyone could see it, and can once it is renewed. */
export function lostLicence(ad: AdSight): boolean {
  const isOff = ad.state === 'licence_expired' || (ad.state === 'published' && !ad.is_live);
  return isOff && ad.was_published && ad.privacy === 'public';
}

/** Whether an ad that is not shown may be said to be over: everyone could see it once, and it does not come back. */
export function isOver(ad: AdSight): boolean {
  return ad.state === 'closed' && ad.was_published && ad.privacy === 'public';
}
