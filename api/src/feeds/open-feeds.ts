import { isPublicAddress } from '../platform/network/public-address.ts';
import { feedsFromNetwork } from './download-feed.ts';
import type { FeedSource } from './feed-source.ts';

/** Calendars on the public network; outside production those of this machine too, and nowhere anything else of the inside. */
export function openFeeds({ production }: { production: boolean }): FeedSource {
  const isOpen = (address: string) =>
    isPublicAddress(address) || (!production && /^(127\.|::1$)/.test(address));
  return feedsFromNetwork({ plain: !production, isOpen });
}
